/** Logo of the example brand 온기: a lidded bowl. */
export function OngiMark({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="20" cy="8.5" r="4.8" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M20 14.6v5.2M4.5 20h31" stroke="currentColor" strokeWidth="2.6" fill="none" />
      <path
        d="M6.5 23.2h27C33 30 28 34.6 24.6 35.2V37h-9.2v-1.8C12 34.6 7 30 6.5 23.2z"
        fill="currentColor"
      />
    </svg>
  )
}

interface Props {
  size?: number
  className?: string | undefined
}

/** Logo of KakaoTalk, coloured as its brand rules demand. Its meaning has to stand beside it as text. */
export function KakaoMark({ size = 18, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <rect width="24" height="24" rx="4" fill="#fee500" />
      <path
        fill="#191600"
        d="M12 5.5c-4 0-7.25 2.5-7.25 5.6 0 1.98 1.34 3.72 3.37 4.71l-.68 2.53c-.06.23.2.41.4.28l3.02-2c.37.05.75.08 1.14.08 4 0 7.25-2.5 7.25-5.6S16 5.5 12 5.5z"
      />
    </svg>
  )
}

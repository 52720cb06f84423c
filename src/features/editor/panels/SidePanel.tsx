/** The rail with the open panel beside it. */
export function SidePanel() {
  return null
}

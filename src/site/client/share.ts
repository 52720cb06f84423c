const found = document.querySelector<HTMLElement>('[data-part=share]')
if (found) offerSharing(found)

/** Shows the ways to send this page that the browser has: its own sheet of apps, and the copied address. */
export function offerSharing(row: HTMLElement): void {
  offer(row, 'share', 'share' in navigator, async () => {
    // Rejects where somebody closes the sheet.
    await navigator.share({ title: document.title, url: addressHere() }).catch(() => {})
  })
  // Only where the page came over TLS.
  offer(row, 'copy-address', navigator.clipboard !== undefined, async () => {
    await navigator.clipboard.writeText(addressHere())
    const said = row.querySelector<HTMLElement>('[data-part=copied]')
    if (said) said.hidden = false
  })
}

function offer(row: HTMLElement, action: string, isThere: boolean, act: () => Promise<void>): void {
  const button = row.querySelector<HTMLButtonElement>(`[data-action=${action}]`)
  if (!button || !isThere) return
  row.hidden = false
  button.hidden = false
  button.addEventListener('click', () => void act())
}

/** Without what was searched, and without marks of where the visitor came from. */
function addressHere(): string {
  return `${location.origin}${location.pathname}`
}

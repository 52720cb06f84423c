import { shareByKakao } from '#ui/share/kakao.ts'

const found = document.querySelector<HTMLElement>('[data-part=share]')
if (found) offerSharing(found)

/** Shows the ways to send this page that there are: the browser's own sheet of apps, KakaoTalk, and the copied address. */
export function offerSharing(row: HTMLElement): void {
  offer(row, 'share', 'share' in navigator, async () => {
    // Rejects where the user closes the sheet.
    await navigator.share({ title: document.title, url: addressHere() }).catch(() => {})
  })
  if (!row.querySelector('[data-action=share-kakao]'))
    console.info('KakaoTalk is not offered: the server has no key of its SDK')
  offer(row, 'share-kakao', true, async ({ dataset }) => {
    const keys = { jsKey: dataset.key ?? '', url: dataset.sdk ?? '', integrity: dataset.integrity ?? null }
    const hasOpened = await shareByKakao(keys, document, addressHere()).then(
      () => true,
      (cause: unknown) => {
        console.warn('KakaoTalk does not open', cause)
        return false
      },
    )
    say(row, hasOpened ? null : 'no-kakao')
  })
  // Only where the page came over TLS.
  offer(row, 'copy-address', navigator.clipboard !== undefined, async () => {
    await navigator.clipboard.writeText(addressHere())
    say(row, 'copied')
  })
}

function offer(
  row: HTMLElement,
  action: string,
  isThere: boolean,
  act: (button: HTMLElement) => Promise<void>,
): void {
  const button = row.querySelector<HTMLButtonElement>(`[data-action=${action}]`)
  if (!button || !isThere) return
  row.hidden = false
  button.hidden = false
  button.addEventListener('click', () => void act(button))
}

function say(row: HTMLElement, part: 'copied' | 'no-kakao' | null): void {
  for (const each of row.querySelectorAll<HTMLElement>('[role=status] [data-part]'))
    each.hidden = each.dataset.part !== part
}

/** Without what was searched, and without marks of where the visitor came from. */
function addressHere(): string {
  return `${location.origin}${location.pathname}`
}

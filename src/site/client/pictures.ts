import { theme } from '#ui/theme.ts'

/** Shows the pictures of the product in the chosen theme whenever it changes. `pictureScript` does so at the start. */
export function followTheme(): void {
  theme.subscribe(() => {
    const media = mediaOf[theme.get()]
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-picture=dark]'))
      source.media = media
  })
}

/** When the dark picture is shown. */
const mediaOf = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' } as const

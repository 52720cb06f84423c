import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { loadInterfaceWords } from '#app/load-words.ts'
import { router } from '#app/router.tsx'
import { guardPageTranslation } from '#engine/browser/page-translation.ts'

/** Renders the app when the texts of the interface are loaded and `preloaded` is resolved. */
export async function start(preloaded: Promise<void>): Promise<void> {
  const screen = document.getElementById('stored-screen')
  if (screen) uncover(screen)
  await Promise.all([loadInterfaceWords(), preloaded])
  guardPageTranslation()
  // React throws an error of its own if the element is missing.
  const root = document.getElementById('app') as HTMLElement
  // Errors that a boundary catches are logged by `reportError`, which knows the severity of each.
  createRoot(root, { onCaughtError: () => {} }).render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}

/** Has the screen that the worker put into the page removed once the app shows its own. */
function uncover(screen: HTMLElement): void {
  import('#app/stored-screen/uncover-screen.ts').then(
    ({ uncoverScreen }) => uncoverScreen(screen, document.getElementById('app') ?? document),
    () => screen.remove(),
  )
}

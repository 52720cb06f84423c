import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

const here = vi.hoisted(() => ({ found: null as object | null }))
const shown = { url: 'blob:logo', type: 'image/png', state: 'here', isOnlyHere: false, problem: null }
vi.mock('#engine/documents/react/useFromAnswers.ts', () => ({ useFromAnswers: () => '#B4583A' }))
vi.mock('#engine/documents/react/useValue.ts', () => ({ useValue: () => [{ idFile: 1 }] }))
vi.mock('#engine/files/useFileUrl.ts', () => ({ useFileUrl: () => shown }))
vi.mock('#engine/files/usePicture.ts', () => ({ usePicture: () => null }))
vi.mock('../files/FileState.tsx', () => ({ FileState: () => null }))
vi.mock('./useOneColour.ts', () => ({ useOneColour: () => here.found }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/x">{children}</a>,
}))
const { LogoChapter } = await import('./LogoChapter.tsx')

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  document.body.replaceChildren()
})

test('a logo is shown on a colour once it is known how: in one colour, or on a plate', async () => {
  here.found = null
  await show()
  expect(onColours()).toEqual([])
  here.found = { kind: 'form', url: 'blob:form' }
  await show()
  expect(onColours()).toEqual(['blob:form', 'blob:form'])
  here.found = { kind: 'plate', ground: 'white' }
  await show()
  expect(onColours()).toEqual(['blob:logo on white', 'blob:logo on white'])
})

/** What the dark ground and that of the brand show. */
function onColours(): string[] {
  const images = document.querySelectorAll<HTMLElement>('[data-ground=dark] img, [data-ground=brand] img')
  return [...images].map((image) => {
    const { plate } = image.dataset
    return `${image.getAttribute('src')}${plate === undefined ? '' : ` on ${plate}`}`
  })
}

async function show(): Promise<void> {
  document.body.replaceChildren()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <LogoChapter />
      </I18nProvider>,
    ),
  )
}

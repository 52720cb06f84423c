import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Watched from '#engine/watch/watched.ts'
import { translations } from '#model/documents/translations.ts'
import { ShareLanguages } from './ShareLanguages.tsx'

vi.mock('#engine/documents/react/useDocument.ts', async () => {
  const { createWatched } = await vi.importActual<typeof Watched>('#engine/watch/watched.ts')
  const [source, none, one] = [createWatched(null), createWatched([]), createWatched([{ key: 'core.what' }])]
  const document = {
    value: () => source,
    items: ({ path }: { path: string }) => (path === translations.translated.en.path ? one : none),
  }
  return { useDocumentView: () => ({ document }) }
})

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
afterEach(cleanup)

function show(isApprovedOnly: boolean, onChoose = vi.fn()) {
  render(
    <I18nProvider i18n={i18n}>
      <ShareLanguages chosen={[]} onChoose={onChoose} isApprovedOnly={isApprovedOnly} />
    </I18nProvider>,
  )
  return onChoose
}

test('languages with a translation can be chosen', () => {
  const onChoose = show(false)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox', { name: 'English' }))
  expect(onChoose).toHaveBeenCalledWith(['en'])
})

test('for a link to approved sections none can be chosen, and it is said why', () => {
  show(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('승인한 장만 보여 주는 링크에는 나오지 않아요')
})

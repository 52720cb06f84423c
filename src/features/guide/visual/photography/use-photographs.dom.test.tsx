import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { photography, usePhotographs } from './usePhotographs.ts'

let current: ReturnType<typeof usePhotographs> | null = null
const doc = vi.hoisted(() => ({ current: null as Y.Doc | null }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({
    isReadOnly: false,
    document: {
      phase: { get: () => 'ready', subscribe: () => () => {} },
      edit: (change: (doc: Y.Doc | null) => unknown) => change(doc.current),
    },
  }),
}))
vi.mock('#engine/documents/react/useList.ts', () => ({
  useList: () => ({ items: doc.current ? photography.read(doc.current) : [] }),
}))
vi.mock('#kits/pictures/useStoreFile.ts', () => ({
  useStoreFile: () => ({ store: async () => ({ idFile: 9 }), isBusy: false, error: null }),
}))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  doc.current = new Y.Doc()
})

it.each([
  { there: 48, added: 2 },
  { there: 50, added: 0 },
  // A merge of two devices exceeded the limit.
  { there: 52, added: 0 },
])('of 5 files, $added are added to $there photographs', async ({ there, added }) => {
  const to = doc.current
  if (!to) throw new Error('no document')
  for (let n = 0; n < there; n++) photography.add(to, { file: { idFile: n } })
  const { now, close } = await show()
  await act(() => now().addAll(Array.from({ length: 5 }, (_, n) => new File(['x'], `${n}.png`))))
  expect(photography.keys(to)).toHaveLength(there + added)
  expect(now().error).toContain(`${5 - added}장은 담지 않았어요`)
  await close()
})

function Screen() {
  current = usePhotographs()
  return null
}

async function show() {
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <Screen />
      </I18nProvider>,
    ),
  )
  const now = () => current ?? fail()
  return { now, close: () => cleanup() }
}

function fail(): never {
  throw new Error('not rendered')
}

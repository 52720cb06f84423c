import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { commentsOf } from '#model/comments/threads.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { closeEditor, type OpenEditor, showEditor } from '../panels/panels.fixture.tsx'
import { useRestoreDesign } from './useRestoreDesign.ts'

const asked = vi.hoisted(() => ({ answer: null as unknown }))
vi.mock('#kits/history/versions.ts', () => ({ askRestore: async () => asked.answer }))

const shape = (id: string, x: number): Layer => ({
  type: 'shape',
  shape: 'rect',
  id,
  ...{ x, y: 20, w: 30, h: 40, fill: '#112233' },
})
let editor: OpenEditor
let changed: number

function Button() {
  const restore = useRestoreDesign({ idBrand: 5, document: 'design/a' }, 3, () => changed++)
  return (
    <button type="button" onClick={() => void restore()}>
      restore
    </button>
  )
}

beforeEach(async () => {
  changed = 0
  editor = await showEditor(<Button />, { layers: [shape('l1', 10), shape('l2', 50)] })
})
afterEach(async () => {
  await closeEditor(editor)
  for (const { id } of shownToasts.get()) dismissToast(id)
})

/** As the server has a version. */
function stateOf(body: Body): string {
  const doc = new Y.Doc()
  writeBody(doc, body)
  return btoa(String.fromCharCode(...Y.encodeStateAsUpdateV2(doc)))
}

async function restore(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'restore' }))
    await vi.waitFor(() => expect(shownToasts.get()).toHaveLength(1))
  })
}

test('a version is restored as one step of undo; what others add meanwhile and the comments stay', async () => {
  const before = editor.body()
  const then = {
    ...before,
    name: '예전 이름',
    pages: [{ id: 'page', background: '#FFFFFF' as const, layers: [shape('l1', 200)] }],
  }
  asked.answer = { ok: true, answer: stateOf(then) }
  editor.open.editBeside((doc) =>
    commentsOf.design.threads.add(doc, { field: 'design.layers/l2' }, { key: 't1' }),
  )
  await restore()
  expect(editor.body()).toEqual(then)
  expect(commentsOf.design.threads.keys(editor.open.doc)).toEqual(['t1'])
  expect(changed).toBe(1)
  await act(async () => shownToasts.get()[0]?.action?.onPress())
  expect(editor.body()).toEqual(before)
})

test.each<[string, unknown, string]>([
  [
    'without a network',
    { ok: false, isOffline: true, message: '' },
    '인터넷에 연결되어야 되돌릴 수 있어요. 내용은 그대로예요.',
  ],
  [
    'that is no update',
    { ok: true, answer: btoa('nonsense') },
    '되돌리지 못했어요. 내용은 그대로예요. 잠시 뒤 다시 해 주세요.',
  ],
  ['that the server refuses', { ok: false, isOffline: false, message: '권한이 없어요.' }, '권한이 없어요.'],
])('a version %s changes nothing, and says so', async (_, answer, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  asked.answer = answer
  const before = editor.body()
  await restore()
  expect(editor.body()).toEqual(before)
  expect(shownToasts.get()[0]?.text).toBe(words)
  vi.restoreAllMocks()
})

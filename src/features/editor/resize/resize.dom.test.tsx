import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Body } from '#scene/body/body.ts'
import { EditorActions } from '../actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import ResizeDialog from './ResizeDialog.tsx'

const made = vi.hoisted(() => ({ bodies: [] as unknown[], opened: [] as string[] }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('#kits/design/document/create-design.ts', () => ({
  createDesign: async (_: unknown, body: Body, { name }: { name: string }) => {
    made.bodies.push({ width: body.width, height: body.height, name })
    return 'new'
  },
}))
vi.mock('#kits/design/document/useOpenEditor.ts', () => ({
  useOpenEditor: () => (id: string) => made.opened.push(id) > 0,
}))

let editor: OpenEditor | null = null
const closed = vi.fn()

beforeEach(() => {
  Object.assign(made, { bodies: [], opened: [] })
  closed.mockReset()
})

afterEach(async () => {
  await editor?.close()
  editor = null
})

async function show() {
  const parts = (
    <EditorActions>
      <ResizeDialog onClose={closed} />
    </EditorActions>
  )
  editor = await openEditor(parts, [textLayer('a', { role: 'headline' }), boxLayer('b')])
  return editor
}

const field = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))

test('without a size nothing is changed', async () => {
  const { body } = await show()
  await press('이 디자인을 바꾸기')
  await press('복사본으로 만들기')
  expect([body().width, made.bodies]).toEqual([300, []])
})

test('the design gets another size as one step, which undo takes back', async () => {
  const { body, document } = await show()
  const before = body()
  await field('너비', '600')
  await field('높이', '200')
  await press('이 디자인을 바꾸기')
  expect(body()).toMatchObject({ form: 'custom', width: 600, height: 200 })
  expect(body().pages[0]?.layers.map(({ id }) => id)).toEqual(['a', 'b'])
  await act(async () => document.undo())
  expect(body()).toEqual(before)
})

test('a copy in another size opens in the editor, and the design stays as it is', async () => {
  const { body } = await show()
  await field('너비', '600')
  await field('높이', '800')
  await press('복사본으로 만들기')
  expect(made).toEqual({
    bodies: [{ width: 600, height: 800, name: '가을 찻상 600 × 800 px' }],
    opened: ['new'],
  })
  expect(body().width).toBe(300)
  expect(closed).toHaveBeenCalledOnce()
})

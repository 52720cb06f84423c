import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorActions } from '../actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import PrintDialog from './PrintDialog.tsx'

const given = vi.hoisted(() => ({ orders: [] as unknown[], downloaded: [] as string[] }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('#engine/browser/download.ts', () => ({ download: (name: string) => given.downloaded.push(name) }))
vi.mock('#kits/design/export/design-pdf.ts', () => ({
  makeDesignPdf: async ({ name }: { name: string }, _: unknown, order: unknown) => {
    given.orders.push(order)
    return { files: [new File(['%PDF'], `${name}.pdf`)], isLacking: false }
  },
}))

let editor: OpenEditor | null = null
const closed = vi.fn()
const card = { unit: 'mm', width: 90, height: 50, bleed: 2, form: 'custom' } as const

beforeEach(() => {
  Object.assign(given, { orders: [], downloaded: [] })
  closed.mockReset()
})

afterEach(async () => {
  await editor?.close()
  editor = null
})

async function show(layers: Parameters<typeof openEditor>[1]) {
  const parts = (
    <EditorActions>
      <PrintDialog onClose={closed} />
    </EditorActions>
  )
  editor = await openEditor(parts, layers, { body: card })
  await screen.findByText('재단 여백')
  return editor
}

test('a design without faults is ready, and every topic says why', async () => {
  await show([boxLayer('b', { x: 100, y: 60, w: 60, h: 40 })])
  expect(screen.getByText('인쇄할 준비가 됐어요.')).toBeTruthy()
  expect(screen.getByText('사진이 없어요.')).toBeTruthy()
  expect(screen.getByText('잉크로 낼 수 있는 색이에요.')).toBeTruthy()
})

test('a press on what was found selects its layer and closes the dialog', async () => {
  const { state } = await show([
    textLayer('near', { x: 4, y: 60, w: 200, h: 40, size: 16 }),
    boxLayer('b', { x: 100, y: 60, w: 60, h: 40 }),
  ])
  await act(async () => fireEvent.click(screen.getByText(/잘리는 선에서 1.1 mm예요/)))
  expect(state.selection.get()).toEqual(['near'])
  expect(closed).toHaveBeenCalledOnce()
})

test('the file is made for print, with text as shapes where that is chosen', async () => {
  await show([boxLayer('b', { x: 100, y: 60, w: 60, h: 40 })])
  await act(async () => fireEvent.click(screen.getByLabelText(/글자를 도형으로/)))
  await act(async () => fireEvent.click(screen.getByText('PDF 내려받기')))
  expect(given.orders).toEqual([{ isPrint: true, isOutlined: true }])
  expect(given.downloaded).toEqual(['가을 찻상.pdf'])
})

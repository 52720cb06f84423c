import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { EditorActions } from '#features/editor/actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor } from '#features/editor/editor.fixture.tsx'
import { OrderPart } from './OrderPart.tsx'

interface Sent {
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  readonly file: Blob
  readonly key: string
}

const given = vi.hoisted(() => ({
  brand: 7 as unknown,
  role: 'BRAND_ROLE_OWNER' as string,
  needsPlan: false,
  isLacking: false,
  sent: [] as unknown[],
  answers: [] as unknown[],
  made: 0,
  plans: [] as string[],
  toasts: [] as unknown[],
}))
const online = createWatched(true)
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('#engine/browser/network.ts', async (original) => ({
  ...(await original<object>()),
  useOnline: () => useWatched(online),
}))
vi.mock('#engine/documents/react/useDocument.ts', async (original) => ({
  ...(await original<object>()),
  useDocument: () => ({ brand: given.brand }),
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => given.role }))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => given.needsPlan }))
vi.mock('#kits/commerce/plan-modal.ts', () => ({
  openSubscribeOnly: (plan: string) => given.plans.push(plan),
}))
vi.mock('#engine/reads/useCachedRead.ts', () => ({ useCachedRead: () => ({ data: { credit: 5_000 } }) }))
vi.mock('#kits/design/export/design-pdf.ts', () => ({
  makeDesignPdf: async () => {
    given.made += 1
    return { files: [new File(['%PDF'], '가을 찻상.pdf')], isLacking: given.isLacking }
  },
}))
vi.mock('#engine/rest/rest-upload.ts', () => ({
  restUpload: async (
    call: { name: string },
    file: Blob,
    __: string,
    { body }: Sent,
    { idempotencyKey }: { idempotencyKey: string },
  ) => {
    given.sent.push({ call: call.name, body, file, key: idempotencyKey })
    return given.answers.shift()
  },
}))
vi.mock('#ui/overlays/toasts.ts', () => ({ showToast: (toast: unknown) => given.toasts.push(toast) }))

let editor: OpenEditor | null = null
const closed = vi.fn()
const card = { unit: 'mm', width: 90, height: 50, bleed: 2, form: 'custom' } as const
const lost = { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
const taken = { ok: true, answer: { idTask: 12 } }

beforeEach(() => {
  Object.assign(given, { brand: 7, role: 'BRAND_ROLE_OWNER', needsPlan: false, isLacking: false, made: 0 })
  Object.assign(given, { sent: [], answers: [], plans: [], toasts: [] })
  online.set(true)
  closed.mockReset()
})

afterEach(async () => {
  await editor?.close()
  editor = null
})

async function show(body: object = card) {
  const parts = (
    <EditorActions>
      <OrderPart onClose={closed} />
    </EditorActions>
  )
  editor = await openEditor(parts, [boxLayer('b')], { body })
}

const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /인쇄 맡기기$/ })))
const sent = () => given.sent as readonly Sent[]
async function fill() {
  await type('받는 사람', '이가온')
  await type('전화번호', '010-1234-5678')
  await type('주소', '서울 성북구 성북로99길 7')
}

test('an order is sent with its price and its file, and then there is a way to the task', async () => {
  given.answers = [taken]
  await show()
  await type('종이', 'rendezvous240')
  await type('수량', '200')
  await fill()
  await press()
  expect(sent()).toMatchObject([
    {
      body: {
        title: '가을 찻상',
        ...{
          kind: 'card',
          paper: 'rendezvous240',
          finish: 'none',
          amount: 200,
          width: 90,
          height: 50,
          sides: 1,
        },
        credit: 1_510,
        recipient: '이가온',
      },
    },
  ])
  expect(given.toasts).toMatchObject([{ tone: 'success', action: {} }])
  expect(closed).toHaveBeenCalledOnce()
})

test('without an address nothing is made or sent, and the first missing field has the focus', async () => {
  await show()
  await type('받는 사람', '이가온')
  await press()
  expect([given.made, sent().length]).toEqual([0, 0])
  expect(document.activeElement).toBe(screen.getByLabelText('전화번호'))
})

test('an order that was not answered is sent again as the same one, with the same file', async () => {
  given.answers = [lost, taken]
  await show()
  await fill()
  await press()
  expect(screen.getByRole('alert').textContent).toContain('다시 눌러도 한 번만')
  await press()
  const [one, other] = sent()
  expect(other?.key).toBe(one?.key)
  expect(other?.file).toBe(one?.file)
  expect(given.made).toBe(1)
})

test('another price of the server is shown before it is sent again', async () => {
  const reason = { name: 'AMOUNT_CHANGED', amount: 1_200 }
  given.answers = [{ ok: false, code: 'CONFLICT', message: '', status: 409, details: [], reason }, taken]
  await show()
  await fill()
  await press()
  expect(screen.getByRole('button', { name: '1,200 크레딧으로 인쇄 맡기기' })).toBeTruthy()
  await press()
  expect(sent().map(({ body }) => body.credit)).toEqual([860, 1_200])
})

test('without a network nothing is sent or stored, and what was typed stays', async () => {
  online.set(false)
  await show()
  await fill()
  await press()
  expect(sent()).toEqual([])
  expect(screen.getByText('연결되면 맡길 수 있어요')).toBeTruthy()
  expect(JSON.stringify({ ...localStorage })).not.toContain('이가온')
  await act(async () => online.set(true))
  expect((screen.getByLabelText('받는 사람') as HTMLInputElement).value).toBe('이가온')
})

test('a file that lacks a font or a picture is not printed', async () => {
  given.isLacking = true
  await show()
  await fill()
  await press()
  expect(sent()).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('이 기기에 없는 글꼴이나 사진')
})

test('who may not order is told why, and what leads to it', async () => {
  given.needsPlan = true
  await show()
  await act(async () => fireEvent.click(screen.getByText('Plus 알아보기')))
  expect(given.plans).toEqual(['PLUS'])
  await editor?.close()
  Object.assign(given, { needsPlan: false, role: 'BRAND_ROLE_MEMBER' })
  await show()
  expect(screen.getByText('인쇄는 소유자와 관리자가 맡길 수 있어요.')).toBeTruthy()
  await editor?.close()
  given.brand = 'local-1'
  await show()
  expect(screen.getByText('가입하면 새김에서 바로 인쇄를 맡길 수 있어요.')).toBeTruthy()
})

const pressAsk = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '견적 요청하기' })))

test('of a design that is not on the list the price is asked for, with what is wished', async () => {
  given.answers = [taken]
  await show({ unit: 'px', width: 960, height: 480 })
  await type('수량', '30')
  await fill()
  await pressAsk()
  expect([sent().length, document.activeElement]).toEqual([0, screen.getByLabelText('바라는 것')])
  await type('바라는 것', '천에 찍어 주세요')
  await pressAsk()
  expect(sent()).toMatchObject([
    {
      call: 'task.requestQuote',
      body: { kind: 'other', amount: 30, width: 254, height: 127, pages: 1, wish: '천에 찍어 주세요' },
    },
  ])
  expect(closed).toHaveBeenCalledOnce()
})

test('what was typed is still there on the way from the list to a quote and back', async () => {
  await show()
  await fill()
  await act(async () => fireEvent.click(screen.getByText('목록에 없는 종이나 수량은 견적 받기')))
  expect((screen.getByLabelText('받는 사람') as HTMLInputElement).value).toBe('이가온')
  expect(document.activeElement).toBe(screen.getByLabelText('무엇으로'))
  await act(async () => fireEvent.click(screen.getByText('목록에서 고르기')))
  expect((screen.getByLabelText('주소') as HTMLInputElement).value).toBe('서울 성북구 성북로99길 7')
})

test('a file that the server finds other than its order is said, and what was typed stays', async () => {
  const message = 'PDF가 1쪽이라 주문한 2쪽과 달라요.'
  given.answers = [{ ok: false, code: 'UNSUPPORTED_TYPE', message, status: 415, details: [] }]
  await show()
  await fill()
  await press()
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect((screen.getByLabelText('받는 사람') as HTMLInputElement).value).toBe('이가온')
})

test('a design that is larger than any paper cannot be ordered', async () => {
  await show({ ...card, width: 7000 })
  expect(screen.getByText(/인쇄를 맡길 수 없어요/)).toBeTruthy()
})

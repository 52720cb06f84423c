import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { translations } from '#model/documents/translations.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { type ShownTranslations, showTranslations } from './shown-translations.fixture.tsx'

const { core, info } = guide
const { translated, translatedFrom } = translations
const at = '2026-11-30T00:00:00Z'

let shown: ShownTranslations
let providers: Record<string, unknown>
let brand: { readonly aiText: boolean }
let sent: { readonly text: string; readonly from: string; readonly to: string; readonly brandName: string }[]
let answer: (text: string) => Response | Promise<Response>

beforeEach(() => {
  providers = { translate: true, ai: { text: true, provider: 'Saebyeok AI' } }
  brand = { aiText: true }
  sent = []
  answer = (text) => Response.json({ text: `In English: ${text}`, source: 'AI', left: 9 })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/setting/providers')) return Response.json(providers)
    if (body === undefined) return Response.json(brand)
    const wanted = JSON.parse(String(body))
    sent.push(wanted)
    return answer(wanted.text)
  })
})

afterEach(async () => {
  await shown.close()
  vi.unstubAllGlobals()
})

function fill(doc: Y.Doc, translatedDoc: Y.Doc): void {
  info.name.write(doc, '온기')
  core.background.write(doc, '할머니의 사발')
  core.what.write(doc, '쌀로 구운 빵')
  translated.en.at('core.background').write(translatedDoc, 'A bowl')
  translatedFrom.en.set(translatedDoc, 'core.background', {
    made: { source: '할머니의 사발', origin: 'TYPED', at },
  })
}

const field = (label: string, language = 'English') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `${label}, ${language}` })
const fields = () =>
  screen.queryAllByRole('textbox').map((one) => one.getAttribute('aria-label') ?? nameOf(one))
const nameOf = (one: HTMLElement) => document.querySelector(`label[for="${one.id}"]`)?.textContent
const labels = () => fields().map((name) => name?.split(', ')[1])
const type = (one: HTMLTextAreaElement, text: string) => {
  act(() => one.focus())
  one.value = text
  fireEvent.input(one, { data: text, inputType: 'insertText' })
}
const labelOf = (path: 'background' | 'what' | 'name') =>
  ({ background: backgroundLabel(), what: whatLabel(), name: nameLabel() })[path]
const sourceLabel = (source: string) =>
  screen.getByText(source).closest('div')?.querySelector('b')?.textContent ?? ''
const backgroundLabel = () => sourceLabel('할머니의 사발')
const whatLabel = () => sourceLabel('쌀로 구운 빵')
const nameLabel = () => sourceLabel('온기')

test('each written text stands beside its languages, and the fields follow each other by language', async () => {
  shown = await showTranslations({ fill, lang: 'en,ja' })
  expect(field(labelOf('background')).value).toBe('A bowl')
  expect(field(labelOf('background')).lang).toBe('en-US')
  expect(labels()).toEqual(['English', 'English', 'English', '日本語', '日本語', '日本語'])
  const english = within(screen.getByRole('group', { name: 'English' }))
  expect(english.getByText('3개 중 1개')).toBeTruthy()
  expect(english.getAllByText('비어 있어요')).toHaveLength(2)
})

test('what is typed into an empty field is a translation of the source as it is', async () => {
  shown = await showTranslations({ fill })
  type(field(labelOf('what')), 'Rice bread')
  await waitFor(() => expect(shown.text('en', 'core.what')).toBe('Rice bread'))
  expect(shown.source('en', 'core.what')).toBe('쌀로 구운 빵')
  await screen.findByText('3개 중 2개')
})

test('a translation is marked when its source changes, shows what changed, and is confirmed by a press', async () => {
  shown = await showTranslations({ fill })
  await act(async () => core.background.write(shown.guide.doc, '어머니의 사발'))
  const mark = await screen.findByRole('button', { name: /^원문이 바뀌었어요/ })
  fireEvent.click(mark)
  expect(document.querySelector('del')?.textContent).toBe('할머니의')
  expect(document.querySelector('ins')?.textContent).toBe('어머니의')
  type(field(sourceLabel('어머니의 사발')), 'A bowl of my mother')
  await waitFor(() => expect(shown.text('en', 'core.background')).toBe('A bowl of my mother'))
  expect(screen.queryByRole('button', { name: /^원문이 바뀌었어요/ })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^이 번역이 맞아요/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^원문이 바뀌었어요/ })).toBeNull())
  expect(shown.source('en', 'core.background')).toBe('어머니의 사발')
})

test('a suggestion stands beside the field until it is taken, and taking it is undone by its message', async () => {
  shown = await showTranslations({ fill })
  fireEvent.click(await screen.findByRole('button', { name: `번역 제안: ${labelOf('what')}, English` }))
  const card = await screen.findByRole('region', { name: `번역 제안: ${labelOf('what')}, English` })
  expect(card.textContent).toContain('In English: 쌀로 구운 빵')
  expect(sent).toEqual([{ text: '쌀로 구운 빵', from: 'ko', to: 'en', brandName: '온기' }])
  expect(shown.text('en', 'core.what')).toBe('')
  fireEvent.click(within(card).getByRole('button', { name: '넣기' }))
  await waitFor(() => expect(field(labelOf('what')).value).toBe('In English: 쌀로 구운 빵'))
  expect(screen.getByText('AI 제안에서 시작했어요')).toBeTruthy()
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  expect([shown.text('en', 'core.what'), shown.source('en', 'core.what')]).toEqual(['', null])
})

test('what was changed since a suggestion was taken is not taken back', async () => {
  shown = await showTranslations({ fill })
  fireEvent.click(await screen.findByRole('button', { name: `번역 제안: ${labelOf('what')}, English` }))
  fireEvent.click(await screen.findByRole('button', { name: '넣기' }))
  await act(async () => translated.en.at('core.what').write(shown.open.doc, 'Rice bread'))
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  expect(shown.text('en', 'core.what')).toBe('Rice bread')
})

test('suggestions for all empty fields come one after another, and none follows once they are stopped', async () => {
  const waiting: (() => void)[] = []
  answer = (text) =>
    new Promise((resolve) => waiting.push(() => resolve(Response.json({ text, source: 'PAPAGO', left: 9 }))))
  shown = await showTranslations({ fill })
  fireEvent.click(await screen.findByRole('button', { name: '빈 칸 모두 제안: English' }))
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(screen.getByText('2개 중 1번째를 제안하고 있어요')).toBeTruthy()
  const head = within(screen.getByRole('group', { name: 'English' }))
  fireEvent.click(head.getAllByRole('button', { name: '멈추기' })[0] as HTMLElement)
  await act(async () => waiting[0]?.())
  await screen.findByRole('button', { name: /^빈 칸 모두 제안|^번역 제안/ })
  expect(sent).toHaveLength(1)
  expect([shown.text('en', 'core.what'), shown.text('en', 'info.name')]).toEqual(['', ''])
})

test('the first suggestion that fails ends the run', async () => {
  answer = () => Response.json({ code: 'LIMIT_EXCEEDED', message: '오늘은 다 썼어요' }, { status: 409 })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  shown = await showTranslations({ fill })
  fireEvent.click(await screen.findByRole('button', { name: '빈 칸 모두 제안: English' }))
  await screen.findByRole('button', { name: '빈 칸 모두 제안: English' })
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('without a service that translates it is said, and fields are typed in all the same', async () => {
  shown = await showTranslations({ fill, isLocal: true })
  await screen.findByText(/가입하면 번역을 제안받을 수 있어요/)
  expect(screen.queryByRole('button', { name: /번역 제안/ })).toBeNull()
  type(field(labelOf('name')), 'Ongi')
  await waitFor(() => expect(shown.text('en', 'info.name')).toBe('Ongi'))
})

test('where the brand has not allowed it, that is said, and nothing is offered to press', async () => {
  brand = { aiText: false }
  shown = await showTranslations({ fill })
  await screen.findByText(/이 브랜드에서는 AI 제안이 꺼져 있어요/)
  expect(screen.queryByRole('button', { name: /번역 제안/ })).toBeNull()
})

test('it is said who gets a text', async () => {
  shown = await showTranslations({ fill })
  await screen.findByText(/받는 곳: Saebyeok AI/)
})

test('what another device wrote is shown, and one of which no source is known asks to be read', async () => {
  shown = await showTranslations({ fill })
  translated.en.at('core.what').write(shown.other, 'Bread of rice')
  await shown.receive()
  await waitFor(() => expect(field(labelOf('what')).value).toBe('Bread of rice'))
  expect(screen.getByText(/무엇을 옮긴 글인지 기록이 없어요/)).toBeTruthy()
})

test('who may not write reads, and is offered nothing to press', async () => {
  shown = await showTranslations({ fill, isReadOnly: true })
  expect(field(labelOf('background')).readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: /제안|맞아요/ })).toBeNull()
})

test('on a phone one text is shown at a time, and the next that is not translated is one press away', async () => {
  shown = await showTranslations({ fill, media: /max-width: 767px/ })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(screen.getByText('1 / 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '다음 번역' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A bowl')
  fireEvent.click(screen.getByRole('button', { name: '다음에 옮길 글' }))
  expect(screen.getByText('쌀로 구운 빵')).toBeTruthy()
})

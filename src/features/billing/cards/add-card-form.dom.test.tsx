import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountStore, accountStoreName } from '#engine/store/account-store.ts'
import type { PayMethod } from '../billing-reads.ts'
import { AddCardForm } from './AddCardForm.tsx'

const here = vi.hoisted(() => ({ isOnline: true }))
vi.mock('#engine/browser/network.ts', () => ({
  useOnline: () => here.isOnline,
  isOnline: () => here.isOnline,
}))
vi.mock('#engine/reads/useProviders.ts', () => ({
  useProviders: () => ({ payments: 'on', paymentAgency: '나이스페이먼츠' }),
}))

const number = '4242424242424242'
const typed = {
  number: '4242 4242 4242 4242',
  expireDate: '1230',
  cvc: '987',
  birth: '900131',
  pw2Digit: '47',
}

let sent: { url: string; body: string }[]
let answer: () => Response
const added = vi.fn<(card: PayMethod) => void>()

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  here.isOnline = true
  sent = []
  answer = () => Response.json({ idPayMethod: 5, lastNumber: '4242' })
  added.mockClear()
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body })
    return answer()
  })
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <AddCardForm idBrand={3} onCancel={() => {}} onAdded={added} />
      </I18nProvider>,
    ),
  )
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a card of a person comes first, and who gets what is typed is named', async () => {
  expect(choose('person').checked).toBe(true)
  expect([...document.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value }) => value)).toEqual([
    'person',
    'company',
  ])
  expect(document.body.textContent).toContain('카드 정보를 결제 대행사 나이스페이먼츠에 보내 등록하고')
})

test('a card is sent once, and nothing of it is left in the page or on the device', async () => {
  await fill(typed)
  expect(input('number').value).toBe('4242-4242-4242-4242')
  expect(input('expireDate').value).toBe('12/30')
  await submit()
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    number,
    expireDate: '2030-12',
    cvc: '987',
    birth: '900131',
    pw2Digit: '47',
    biz: false,
    defaultSet: true,
  })
  expect(sent[0]?.url).not.toMatch(/4242|987/)
  await settled(() => expect(added).toHaveBeenCalledWith({ idPayMethod: 5, lastNumber: '4242' }))
  expect(Object.values(fields()).map(({ value }) => value)).toEqual(['', '', '', '', ''])
  expect(JSON.stringify([localStorage, sessionStorage, location.href])).not.toMatch(/4242|987/)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(accountStoreName(3))
  expect(JSON.stringify(await accountStore(7).outbox.toArray())).not.toContain('4242')
})

test('the first wrong input has the focus, and every wrong one says why', async () => {
  await fill({ ...typed, number: '4242', pw2Digit: '' })
  await submit()
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(input('number'))
  expect(input('number').getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain('카드 번호 항목의 값이 유효하지 않습니다.')
  expect(input('pw2Digit').getAttribute('aria-invalid')).toBe('true')
  expect(input('birth').getAttribute('aria-invalid')).toBe(null)
})

test('a refused card keeps what is not secret, and clears the rest', async () => {
  answer = () =>
    Response.json({ code: 'CARD_REFUSED', message: '카드를 등록하지 못했어요.' }, { status: 400 })
  await fill(typed)
  await submit()
  await settled(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('카드를 등록하지 못했어요.'),
  )
  expect(input('number').value).toBe('4242-4242-4242-4242')
  expect([input('cvc').value, input('pw2Digit').value]).toEqual(['', ''])
  expect(added).not.toHaveBeenCalled()
})

test('while a syllable is composed nothing is changed, and then only the digits stay', async () => {
  const field = input('number')
  field.value = '4242ㅂ'
  await act(async () => field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true })))
  expect(field.value).toBe('4242ㅂ')
  await act(async () => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
  expect(field.value).toBe('4242')
})

test('a page that comes back out of the memory of the browser has an empty form', async () => {
  await fill(typed)
  await act(async () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(Object.values(fields()).every(({ value }) => value === '')).toBe(true)
})

test('without a network nothing is sent, and the button says why', async () => {
  here.isOnline = false
  await fill(typed)
  await submit()
  expect(sent).toEqual([])
  expect(document.body.textContent).toContain('인터넷에 연결되어야 할 수 있어요')
})

test('a card can be given a name, which is sent without blanks around it', async () => {
  await fill(typed)
  await typeName(' 회사 카드 ')
  await submit()
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ number, title: '회사 카드' })
})

test('a name of blanks is none', async () => {
  await fill(typed)
  await typeName('  ')
  await submit()
  expect(JSON.parse(sent[0]?.body ?? '')).not.toHaveProperty('title')
})

test('nothing is cut off a name that is too long: it says how long one may be, and nothing is sent', async () => {
  await fill(typed)
  await typeName('가'.repeat(41))
  await submit()
  expect(sent).toEqual([])
  expect(nameInput().value).toHaveLength(41)
  expect(document.activeElement).toBe(nameInput())
  expect(document.body.textContent).toContain('40자까지 쓸 수 있어요.')
  await typeName('가'.repeat(40))
  expect(nameInput().getAttribute('aria-invalid')).toBe(null)
  await submit()
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ title: '가'.repeat(40) })
})

test('the Enter that ends a syllable of the name sends nothing', async () => {
  await fill(typed)
  await typeName('회')
  const enter = new KeyboardEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  await act(async () => nameInput().dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
})

/** As React hears what is typed. */
async function typeName(text: string): Promise<void> {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(nameInput(), text)
  await act(async () => nameInput().dispatchEvent(new InputEvent('input', { bubbles: true })))
}

const nameInput = () => document.querySelector('input[name="card-name"]') as HTMLInputElement

async function fill(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = input(name)
    field.value = text
    await act(async () => field.dispatchEvent(new InputEvent('input', { bubbles: true })))
  }
  const agreed = input('agreed')
  await act(async () => agreed.click())
}

async function submit(): Promise<void> {
  const form = document.querySelector('form') as HTMLFormElement
  await act(async () => form.requestSubmit())
}

async function settled(check: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => {})
    check()
  })
}

function input(field: string): HTMLInputElement {
  return document.querySelector(`[data-card-field="${field}"]`) as HTMLInputElement
}

function fields() {
  return Object.fromEntries(Object.keys(typed).map((field) => [field, input(field)]))
}

function choose(value: string): HTMLInputElement {
  return document.querySelector(`input[value="${value}"]`) as HTMLInputElement
}

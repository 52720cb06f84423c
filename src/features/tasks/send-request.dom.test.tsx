import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headers } from '#contract/errors.ts'
import { emptyRequest, keepRequestDraft, noteSentAs, readRequestDraft } from './request-draft.ts'
import { useSendRequest } from './useSendRequest.ts'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => {} }))
vi.mock('#engine/browser/network.ts', () => ({ useOnline: () => true }))

const idBrand = 3
const body = {
  title: '명함',
  request: '두 가지로 부탁해요',
  credit: 40,
  products: [4],
  forms: [],
  files: [],
  guide: false,
}
let keys: (string | null)[]
let answer: () => Promise<Response>

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  keepRequestDraft(idBrand, emptyRequest)
  keys = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get(headers.idempotencyKey))
    return answer()
  })
  open()
})

afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

function open(): void {
  act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <Sender />
      </I18nProvider>,
    ),
  )
}

function close(): void {
  cleanup()
}

/** As the form: what is known of the request is in the draft. */
function Sender() {
  const [sentAs, setSentAs] = useState(() => readRequestDraft(idBrand).sentAs)
  const onSentAs = (key: string | undefined) => {
    setSentAs(key)
    noteSentAs(idBrand, key)
  }
  const { send } = useSendRequest({ idBrand, products: [], sentAs, onSentAs, onRefused: () => {} })
  return <button type="button" onClick={() => void send(body)} />
}

const press = () => act(async () => document.querySelector('button')?.click())
const refused = (status: number, code: string) => async () => Response.json({ code, details: [] }, { status })

test.each([
  ['its answer was lost', () => Promise.reject(new TypeError('no network'))],
  ['the server failed', refused(502, 'INTERNAL')],
])('where %s, the next press has the same key, also after a reload', async (_, lost) => {
  answer = lost
  await press()
  close()
  open()
  await press()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test.each([
  [401, 'TOKEN_EXPIRED'],
  [403, 'FORBIDDEN'],
  [429, 'TOO_MANY_REQUESTS'],
])('%i after a lost answer says nothing about the first request: the key stays', async (status, code) => {
  answer = () => Promise.reject(new TypeError('no network'))
  await press()
  answer = refused(status, code)
  await press()
  await press()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('after a refusal the next press is another request', async () => {
  answer = refused(409, 'CONFLICT')
  await press()
  await press()
  expect(new Set(keys).size).toBe(2)
})

import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import AiSetting from './AiSetting.tsx'

let people = 500
let isAllowed: boolean
let refusal: Response | null
let sent: unknown[]

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  people += 1
  startSession({ idAccount: people, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'a token')
  isAllowed = false
  refusal = null
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({ aiText: isAllowed })
    sent.push([method, url, JSON.parse(String(body))])
    if (refusal) return refusal
    isAllowed = (JSON.parse(String(body)) as { aiText: boolean }).aiText
    return Response.json({ aiText: isAllowed })
  })
})

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <AiSetting idBrand={5} provider="글벗" />
    </I18nProvider>,
  )
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const isReady = () => waitFor(() => expect(box().disabled).toBe(false))

test('it is off until it is pressed, says what is sent and to whom, and stays as the server answers', async () => {
  show()
  expect(screen.getByText(/받는 곳: 글벗/)).toBeTruthy()
  expect(screen.getByText(/가리고/)).toBeTruthy()
  await isReady()
  expect([box().checked, sent]).toEqual([false, []])
  fireEvent.click(box())
  await isReady()
  expect([box().checked, sent]).toEqual([true, [['PATCH', '/api/v1/brand/ai', { aiText: true }]]])
  fireEvent.click(box())
  await isReady()
  expect([box().checked, isAllowed]).toEqual([false, false])
})

test('a refusal leaves it as it was', async () => {
  refusal = Response.json(
    { code: 'PROVIDER_OFF', message: '지금은 켜져 있지 않은 기능이에요.' },
    { status: 503 },
  )
  show()
  await isReady()
  fireEvent.click(box())
  await waitFor(() => expect(sent).toHaveLength(1))
  await isReady()
  expect(box().checked).toBe(false)
})

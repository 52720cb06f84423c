import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { type FailureMessage, useFailureMessage } from './useFailureMessage.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

test('a refusal with a message is an alert with it, one without says that the access was bad', () => {
  expect(messageFor(403, '소유자만 할 수 있어요.')).toEqual({
    as: 'alert',
    title: '잘못된 요청',
    message: '소유자만 할 수 있어요.',
  })
  expect(messageFor(499, '')).toEqual({ as: 'alert', title: '잘못된 요청', message: '잘못된 접근이에요.' })
})

test('files that do not fit a plan are named in a toast', () => {
  const code = 'INVALID_SUBSCRIBE_CONDITION_STORAGE'
  const text = '드라이브 사용량이 선택한 플랜보다 커서 바꿀 수 없어요.'
  for (const status of [400, 409]) expect(messageFor(status, text, code)).toEqual({ as: 'toast', text })
})

test('any other error with a message is an alert of an error, without one the alert of the browser', () => {
  expect(messageFor(503, '준비하고 있어요.')).toEqual({
    as: 'alert',
    title: '오류',
    message: '준비하고 있어요.',
  })
  expect(messageFor(500, '')).toEqual({
    as: 'native',
    text: '서버에 문제가 생겼어요. 관리자에게 문의해 주세요.',
  })
})

test('a fault inside the server is for an operator', () => {
  expect(messageFor(500, '관리자에게 문의해 주세요.')).toEqual({
    as: 'alert',
    title: '오류',
    message: '관리자에게 문의해 주세요.',
    needsOperator: true,
  })
})

test('without a network there is no alert', () => {
  expect(messageFor(0, '', 'OFFLINE').as).toBe('toast')
})

test('a file that was cut off on its way is reported as that', () => {
  expect(messageFor(200, '', 'CUT_OFF')).toEqual({
    as: 'toast',
    text: '받는 도중에 끊겼어요. 다시 받아 주세요.',
  })
})

type Failed = Parameters<ReturnType<typeof useFailureMessage>>[0]

function messageFor(status: number, message: string, code: Failed['code'] = 'INTERNAL'): FailureMessage {
  const found: FailureMessage[] = []
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Probe failure={{ code, status, message }} onMessage={(said) => found.push(said)} />
    </I18nProvider>,
  )
  return found[0] as FailureMessage
}

function Probe({ failure, onMessage }: { failure: Failed; onMessage: (said: FailureMessage) => void }) {
  onMessage(useFailureMessage()(failure))
  return null
}

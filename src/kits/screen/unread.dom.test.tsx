import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { joinReads } from '#engine/reads/join-reads.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import type { ReadView } from '#engine/reads/useCachedRead.ts'
import { Unread } from './Unread.tsx'

const offline: ReadState = {
  kind: 'failed',
  why: 'offline',
  failure: { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] },
  at: null,
}
const fresh: ReadState = { kind: 'fresh', at: 1 }

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

test('until an answer is there its place is kept, and above one that is up to date there is nothing', () => {
  expect(show({ data: null, state: { kind: 'loading' } })).toContain('span')
  expect(show({ data: {}, state: fresh })).toBe('')
})

test('without a network it says what comes with one, and of an answer from before that it is one', () => {
  expect(show({ data: null, state: offline })).toContain('내역은 인터넷에 연결되면 보여요.')
  const known = show({ data: {}, state: offline, reload: () => {} })
  expect(known).toContain('지금은 마지막으로 본 내용이에요.')
  expect(known).toContain('다시 불러오기')
  expect(show({ data: null, state: offline })).not.toContain('다시 불러오기')
})

test('of several answers the one that failed speaks for all, and all are asked again', () => {
  const again = [vi.fn(), vi.fn()]
  const reads = [fresh, offline].map(
    (state, at): ReadView<unknown> => ({
      data: null,
      state,
      hasMore: false,
      more: () => {},
      reload: () => again[at]?.(),
    }),
  )
  const joined = joinReads(reads[0] as ReadView<unknown>, reads[1] as ReadView<unknown>)
  expect(joined.state).toBe(offline)
  joined.reload()
  for (const retry of again) expect(retry).toHaveBeenCalledOnce()
})

function show(read: Parameters<typeof Unread>[0]['read']): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Unread read={read} lines={3}>
        내역은 인터넷에 연결되면 보여요.
      </Unread>
    </I18nProvider>,
  )
}

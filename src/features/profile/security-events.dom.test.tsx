import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { prepareScreen, press, screen, show, untilDrawn } from './profile-screen.fixture.tsx'
import SecurityEvents from './settings/SecurityEvents.tsx'

prepareScreen()

const at = '2026-11-20T03:00:00.000Z'
const event = (idEvent: number, kind: string, more = {}) => ({
  idEvent,
  kind,
  way: null,
  device: 'Chrome · Windows',
  network: '203.0.113.0/24',
  isKnownBrowser: null,
  times: 1,
  at,
  ...more,
})
const pageOf = (events: unknown[]) => () =>
  Response.json({ _embedded: { events }, page: { number: 0, size: events.length, totalPages: 1 } })

it('lists events with device and network, marks new browsers, and loads older ones', async () => {
  const path = 'GET /api/v1/me/security-event/list'
  const firstPage = [
    event(30, 'LOGIN', { way: 'PASSWORD', isKnownBrowser: false }),
    event(29, 'LOGIN', { way: 'KAKAO', isKnownBrowser: true }),
    event(28, 'OF_A_NEWER_SERVER', { device: null, network: null }),
    ...Array.from({ length: 7 }, (_, i) => event(27 - i, 'PASSWORD_CHANGED')),
  ]
  screen.answers[`${path}?size=10`] = pageOf(firstPage)
  screen.answers[`${path}?size=10&before=21`] = pageOf([event(20, 'SIGN_UP', { way: 'PASSWORD' })])
  await show(<SecurityEvents />)
  await untilDrawn(() => screen.box.querySelectorAll('li').length === 10)
  const rows = [...screen.box.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/비밀번호로 로그인했어요.*새 브라우저.*Chrome · Windows · 203\.0\.113\.0\/24/)
  expect(rows[1]).toMatch(/카카오 계정으로 로그인했어요/)
  expect(rows[1]).not.toContain('새 브라우저')
  expect(rows[2]).toContain('계정의 보안이 바뀌었어요')
  await press('더 보기')
  await untilDrawn(() => screen.box.querySelectorAll('li').length === 11)
  expect(screen.box.textContent).toContain('가입했어요')
})

import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBrandFact } from '#engine/identity/brand-facts.ts'
import { reminderTags } from '#model/planner/reminder-tag.ts'
import type { Reminder } from './reminders-of.ts'

const now = Date.parse('2026-12-18T01:00:00Z')
const reminder = (entry: string, at: number, title = '동지 단팥빵'): Reminder => ({
  brand: 7,
  entry,
  id: `${reminderTags(7)}${entry}@${at}`,
  at,
  due: at,
  title,
})

interface Listed {
  readonly tag: string
  readonly showTrigger?: unknown
  readonly close: () => void
}

const showNotification = vi.fn(async (_title: string, _options: object) => {})
let listed: Listed[]
let permission: NotificationPermission
const requestPermission = vi.fn(async () => permission)

/** The browser's notifications as they are before the module reads them. */
async function browser({ hasTriggers = false, asks = permission } = {}): Promise<void> {
  class Notification {
    static permission = asks
    static requestPermission = async () => {
      Notification.permission = await requestPermission()
    }
  }
  if (hasTriggers) Object.assign(Notification.prototype, { showTrigger: null })
  vi.stubGlobal('Notification', Notification)
  if (hasTriggers)
    vi.stubGlobal(
      'TimestampTrigger',
      class {
        readonly at: number
        constructor(at: number) {
          this.at = at
        }
      },
    )
  vi.resetModules()
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  localStorage.clear()
  listed = []
  permission = 'granted'
  showNotification.mockClear()
  requestPermission.mockClear()
  const registration = { showNotification, getNotifications: async () => listed }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the browser is asked by turning reminders on alone, and the device remembers it', async () => {
  await browser({ asks: 'default' })
  const { remindersHere, turnRemindersOn } = await import('./reminders-here.ts')
  expect(remindersHere.get()).toBe('off')
  expect(requestPermission).not.toHaveBeenCalled()
  expect(await turnRemindersOn()).toBe('on')
  await browser()
  const again = await import('./reminders-here.ts')
  expect(again.remindersHere.get()).toBe('on')
  again.turnRemindersOff()
  expect(again.remindersHere.get()).toBe('off')
})

test('a refusal is said as blocked, and a browser without notifications as impossible', async () => {
  permission = 'denied'
  await browser({ asks: 'default' })
  const { turnRemindersOn } = await import('./reminders-here.ts')
  expect(await turnRemindersOn()).toBe('blocked')
  vi.stubGlobal('Notification', undefined)
  vi.resetModules()
  const { remindersHere } = await import('./reminders-here.ts')
  expect(remindersHere.get()).toBe('impossible')
})

test('a notification says the title, the brand and the time in Seoul, and leads to the entry of the brand', async () => {
  await browser()
  keepBrandFact(7, 'name', '모락빵집')
  const { showReminder } = await import('./show-reminder.ts')
  await showReminder(reminder('e1', now))
  expect(showNotification).toHaveBeenCalledWith(
    '동지 단팥빵',
    expect.objectContaining({
      tag: `planner 7/e1@${now}`,
      body: expect.stringMatching(/^모락빵집: .*10:00/),
      data: { address: '/brand/content-planner?brand=7&entry=e1' },
    }),
  )
})

test('a brand without a name, or on this device alone, is left out', async () => {
  await browser()
  const { notificationOf } = await import('./show-reminder.ts')
  const { options } = notificationOf({ ...reminder('e1', now), brand: 'local-1' })
  expect(options.body).toMatch(/10:00/)
  expect(options.body).not.toContain(': ')
  expect(options.data.address).toBe('/brand/content-planner?entry=e1')
})

test('the browser gets the coming ones where it can show them while the app is closed, and gives back those of the brand that are gone', async () => {
  await browser({ hasTriggers: true })
  const { scheduleClosed } = await import('./schedule-closed.ts')
  const closed: string[] = []
  const waiting = (tag: string) => ({ tag, showTrigger: {}, close: () => void closed.push(tag) })
  listed = [
    waiting('planner 7/gone@1'),
    waiting('planner 77/other@1'),
    waiting('planner earlier@1'),
    { ...waiting('planner 7/shown@2'), showTrigger: null },
  ]
  const reminders = [reminder('past', now - 1), reminder('e1', now + 60_000)]
  await scheduleClosed({ reminders, of: 7 }, now)
  expect(closed).toEqual(['planner 7/gone@1', 'planner earlier@1'])
  expect(showNotification.mock.calls).toMatchObject([['동지 단팥빵', { showTrigger: { at: now + 60_000 } }]])
  closed.length = 0
  await scheduleClosed({ reminders: [], of: 'all' }, now)
  expect(closed).toEqual(['planner 7/gone@1', 'planner 77/other@1', 'planner earlier@1'])
})

test('a browser without triggers rings while the app is open alone', async () => {
  await browser()
  const plain = await import('./reminders-here.ts')
  expect(plain.ringsWhileClosed()).toBe(false)
  await browser({ hasTriggers: true })
  const { ringsWhileClosed } = await import('./reminders-here.ts')
  expect(ringsWhileClosed()).toBe(true)
})

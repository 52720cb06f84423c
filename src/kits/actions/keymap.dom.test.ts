import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pressesOfEnter, startComposition } from '#ui/composing.fixture.ts'
import type { Action, KeyBinding } from './action.ts'
import { type ActionLevel, registerActions, registeredActions } from './keymap.ts'

const run = vi.fn()
const endings: (() => void)[] = []

beforeEach(() => {
  run.mockReset()
  document.body.innerHTML = '<button></button><textarea></textarea><select></select><dialog></dialog>'
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function offer(keys: KeyBinding, more: Partial<Action> = {}, level: ActionLevel = 'screen'): () => void {
  const id = more.id ?? keys.keys
  const end = registerActions(level, [{ id, label: { id }, keys: [keys], run: () => run(id), ...more }])
  endings.push(end)
  return end
}

function at(selector: string): Element {
  return document.querySelector(selector) ?? document.body
}

function press(key: string, init: KeyboardEventInit = {}, on = at('button')): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...init })
  on.dispatchEvent(event)
  return event
}

test('a registered key acts and is kept from the browser, until the action is taken away', () => {
  const end = offer({ keys: 'F8' })
  expect(press('F8').defaultPrevented).toBe(true)
  expect(press('F9').defaultPrevented).toBe(false)
  expect(run).toHaveBeenCalledExactlyOnceWith('F8')
  end()
  expect(press('F8').defaultPrevented).toBe(false)
  expect(run).toHaveBeenCalledOnce()
})

test('one listener is there while an action has keys, and none before and after', () => {
  const adding = vi.spyOn(window, 'addEventListener')
  const removing = vi.spyOn(window, 'removeEventListener')
  const [first, second] = [offer({ keys: 'F8' }), offer({ keys: 'F9' })]
  expect(new Set(adding.mock.calls.map(([, listener]) => listener)).size).toBe(1)
  first()
  expect(removing).not.toHaveBeenCalled()
  second()
  expect(removing.mock.calls).toEqual([['keydown', adding.mock.calls[0]?.[1]]])
})

test.each(Object.entries(pressesOfEnter))(
  'the Enter that ends a syllable in %s is no key',
  (_, pressEnter) => {
    offer({ keys: 'Mod+Enter', inField: true })
    const field = at('textarea')
    startComposition(field)
    const [ending] = pressEnter(field, { ctrlKey: true })
    expect(ending?.defaultPrevented).toBe(false)
    expect(run).toHaveBeenCalledOnce()
  },
)

test('while a field is written in, only keys act that say so', () => {
  offer({ keys: '/' })
  offer({ keys: 'Mod+K', inField: true })
  for (const field of ['textarea', 'select']) {
    expect(press('/', {}, at(field)).defaultPrevented).toBe(false)
    press('k', { ctrlKey: true }, at(field))
  }
  expect(run.mock.calls).toEqual([['Mod+K'], ['Mod+K']])
  press('/')
  expect(run).toHaveBeenLastCalledWith('/')
})

test('a field that is not written in yet takes letters and signs alone', () => {
  for (const keys of ['V', '?', 'Delete', 'Mod+D']) offer({ keys })
  const field = at('textarea') as HTMLTextAreaElement
  field.dataset.canvasKeys = ''
  expect(press('v', {}, field).defaultPrevented).toBe(false)
  expect(press('?', { shiftKey: true }, field).defaultPrevented).toBe(false)
  press('Delete', {}, field)
  press('d', { ctrlKey: true }, field)
  expect(run.mock.calls).toEqual([['Delete'], ['Mod+D']])
  delete field.dataset.canvasKeys
  press('Delete', {}, field)
  expect(run).toHaveBeenCalledTimes(2)
})

test('over a dialog, only keys act that say so', () => {
  offer({ keys: 'F8' })
  offer({ keys: 'F9', inDialog: true })
  const query = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    query(selector === 'dialog:modal' ? 'dialog' : selector),
  )
  expect(press('F8').defaultPrevented).toBe(false)
  press('F9')
  expect(run.mock.calls).toEqual([['F9']])
})

test('keys of the screen act before those of the app, and of two screens those that came last', () => {
  offer({ keys: 'F8' }, { id: 'app' }, 'app')
  press('F8')
  offer({ keys: 'F8' }, { id: 'first' })
  const end = offer({ keys: 'F8' }, { id: 'second' })
  press('F8')
  end()
  press('F8')
  expect(run.mock.calls).toEqual([['app'], ['second'], ['first']])
})

test('an action whose condition is not met, or that is disabled, leaves the key to others', () => {
  offer({ keys: 'F8' }, { id: 'app' }, 'app')
  offer({ keys: 'F8' }, { id: 'off', disabledReason: 'offline' })
  offer({ keys: 'F8' }, { id: 'not now', when: () => false })
  press('F8')
  expect(run.mock.calls).toEqual([['app']])
})

test('a key that is held acts once, and the browser does not answer its repeats', () => {
  offer({ keys: 'Mod+S', inField: true })
  press('s', { ctrlKey: true })
  expect(press('s', { ctrlKey: true, repeat: true }).defaultPrevented).toBe(true)
  expect(run).toHaveBeenCalledOnce()
})

test('a key that was answered acts no more, except beside it where it is shared', () => {
  offer({ keys: 'Escape' }, { id: 'own' })
  offer({ keys: 'Escape', inField: true, inDialog: true, isShared: true }, { id: 'shared' }, 'app')
  const answer = (event: Event) => event.preventDefault()
  at('button').addEventListener('keydown', answer)
  press('Escape')
  expect(run.mock.calls).toEqual([['shared']])
  const free = press('Escape', {}, at('textarea'))
  expect(free.defaultPrevented).toBe(false)
  expect(run.mock.calls).toEqual([['shared'], ['shared']])
})

test('on Apple keyboards Option with an arrow moves the caret of a field, elsewhere it acts', async () => {
  const binding: KeyBinding = { keys: 'Alt+ArrowRight', inField: 'noCaret' }
  offer(binding)
  press('ArrowRight', { altKey: true }, at('textarea'))
  expect(run).toHaveBeenCalledOnce()
  for (const end of endings.splice(0)) end()
  run.mockReset()

  vi.resetModules()
  vi.stubGlobal('navigator', { userAgent: 'Macintosh' })
  const apple = await import('./keymap.ts')
  endings.push(apple.registerActions('screen', [{ id: 'next', label: { id: 'next' }, keys: [binding], run }]))
  expect(press('ArrowRight', { altKey: true }, at('textarea')).defaultPrevented).toBe(false)
  expect(run).not.toHaveBeenCalled()
  press('ArrowRight', { altKey: true }, at('select'))
  expect(run).toHaveBeenCalledOnce()
})

test('what is registered is known in its order, for the palette and the help', () => {
  offer({ keys: 'F8' })
  offer({ keys: 'F9' })
  offer({ keys: 'F7' }, {}, 'app')
  expect(registeredActions.get().screen.map(({ id }) => id)).toEqual(['F8', 'F9'])
  expect(registeredActions.get().app.map(({ id }) => id)).toEqual(['F7'])
})

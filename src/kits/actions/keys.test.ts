import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const press = (key: string, held = '', code = key.length === 1 ? `Key${key.toUpperCase()}` : key) => ({
  key,
  code,
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('Meta'),
  altKey: held.includes('Alt'),
  shiftKey: held.includes('Shift'),
})

async function keysOn(userAgent: string) {
  vi.stubGlobal('navigator', { userAgent })
  return await import('./keys.ts')
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('Mod is Ctrl or the command key, and no modifier is held that is not named', async () => {
  const { isPressed } = await keysOn('Windows')
  expect(isPressed(press('Enter', 'Ctrl'), 'Mod+Enter')).toBe(true)
  expect(isPressed(press('Enter', 'Meta'), 'Mod+Enter')).toBe(true)
  expect(isPressed(press('Enter'), 'Mod+Enter')).toBe(false)
  expect(isPressed(press('Enter', 'Ctrl Shift'), 'Mod+Enter')).toBe(false)
  expect(isPressed(press('Enter', 'Ctrl Alt'), 'Mod+Enter')).toBe(false)
  expect(isPressed(press('ArrowLeft', 'Alt'), 'Alt+ArrowLeft')).toBe(true)
  expect(isPressed(press('ArrowLeft', 'Alt Ctrl'), 'Alt+ArrowLeft')).toBe(false)
})

test('a modifier in brackets may be held', async () => {
  const { isPressed } = await keysOn('Windows')
  for (const held of ['Ctrl', 'Ctrl Shift', 'Meta Alt'])
    expect(isPressed(press('K', held), 'Mod+(Shift)+(Alt)+K')).toBe(true)
  expect(isPressed(press('k'), 'Mod+(Shift)+(Alt)+K')).toBe(false)
})

test('a sign is what is typed, with or without Shift', async () => {
  const { isPressed } = await keysOn('Windows')
  expect(isPressed(press('?', 'Shift', 'Slash'), '?')).toBe(true)
  expect(isPressed(press('/', 'Shift', 'Digit7'), '/')).toBe(true)
  expect(isPressed(press('/', 'Ctrl', 'Slash'), '/')).toBe(false)
  expect(isPressed(press('?', 'Shift Alt', 'Slash'), '?')).toBe(false)
  expect(isPressed(press('+', 'Ctrl Shift', 'Equal'), 'Mod++')).toBe(true)
})

test('a letter is what is typed, or the place of the key where that is Hangul', async () => {
  const { isPressed } = await keysOn('Windows')
  expect(isPressed(press('M', 'Ctrl Shift'), 'Mod+Shift+M')).toBe(true)
  expect(isPressed(press('ㅡ', 'Ctrl Shift', 'KeyM'), 'Mod+Shift+M')).toBe(true)
  expect(isPressed(press('ㅏ', 'Ctrl', 'KeyK'), 'Mod+K')).toBe(true)
  // A Polish keyboard types ś by Ctrl with Alt and S.
  expect(isPressed(press('ś', 'Ctrl Alt', 'KeyS'), 'Mod+(Shift)+(Alt)+S')).toBe(false)
})

test('with the command key and Option a key is known by its place', async () => {
  const { isPressed } = await keysOn('Macintosh')
  expect(isPressed(press('ç', 'Meta Alt', 'KeyC'), 'Mod+Alt+C')).toBe(true)
  expect(isPressed(press('‘', 'Meta Alt', 'BracketRight'), 'Mod+Alt+]')).toBe(true)
  expect(isPressed(press('º', 'Meta Alt', 'Digit0'), 'Mod+Alt+0')).toBe(true)
  expect(isPressed(press('ç', 'Alt', 'KeyC'), 'Alt+C')).toBe(false)
})

test('keys are read as the keyboard of the person names them', async () => {
  const { keysText } = await keysOn('Windows')
  const all = ['Mod+(Shift)+(Alt)+K', 'Mod+Shift+M', 'Alt+ArrowLeft', 'Mod+Enter', '?', 'Escape']
  expect(all.map((keys) => keysText(keys))).toEqual([
    ...['Ctrl+K', 'Ctrl+Shift+M', 'Alt+←', 'Ctrl+Enter', '?', 'Esc'],
  ])
  expect(keysText('Mod+Enter', 'short')).toBe('Ctrl ↵')
  vi.resetModules()
  const apple = await keysOn('Macintosh')
  expect(all.map((keys) => apple.keysText(keys))).toEqual(['⌘K', '⇧⌘M', '⌥←', '⌘Enter', '?', 'Esc'])
  expect(apple.keysText('Mod+Enter', 'short')).toBe('⌘↵')
})

test('screen readers are told of both command keys', async () => {
  const { keysForAria } = await keysOn('Windows')
  expect(keysForAria([{ keys: 'Mod+Shift+M' }, { keys: '?' }])).toBe('Control+Shift+M Meta+Shift+M ?')
  expect(keysForAria([{ keys: 'Mod+(Shift)+(Alt)+K' }])).toBe('Control+K Meta+K')
})

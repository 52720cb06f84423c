/**
 * Keys of an action, such as `Mod+K`, `Alt+ArrowLeft` or `?`. `Mod` is Ctrl or the command key. A modifier that is not named
 * is not held; one in brackets, `Mod+(Shift)+K`, may be. Shift is free where the key is a sign, which some keyboards type with it.
 */
export type Keys = string

interface Pressed {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

export const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)

/** Whether the keys are those of the event. */
export function isPressed(event: Pressed, keys: Keys): boolean {
  const { key, modifiers, free } = parsed(keys)
  const held = { Mod: event.ctrlKey || event.metaKey, Alt: event.altKey, Shift: event.shiftKey }
  for (const name of ['Mod', 'Alt', 'Shift'] as const) {
    if (!free.has(name) && held[name] !== modifiers.includes(name)) return false
  }
  return isLetter(key) ? letterOf(event) === key : signOf(event) === key
}

/** As a person reads them: `Ctrl+Shift+M` or `⇧⌘M`; `short` for a button: `Ctrl ↵`. */
export function keysText(keys: Keys, size: 'short' | 'full' = 'full'): string {
  const { key, modifiers } = parsed(keys)
  const name = (size === 'short' ? shortNames[key] : undefined) ?? keyNames[key] ?? key
  const order = isApple ? appleOrder : otherOrder
  const held = order.filter((modifier) => modifiers.includes(modifier))
  if (isApple) return [...held.map((modifier) => appleNames[modifier]), name].join('')
  return [...held.map((modifier) => otherNames[modifier]), name].join(size === 'short' ? ' ' : '+')
}

/** For `aria-keyshortcuts`. */
export function keysForAria(all: readonly { readonly keys: Keys }[]): string {
  return all
    .flatMap(({ keys }) => {
      const { key, modifiers } = parsed(keys)
      const rest = [...modifiers.filter((modifier) => modifier !== 'Mod'), key].join('+')
      return modifiers.includes('Mod') ? [`Control+${rest}`, `Meta+${rest}`] : [rest]
    })
    .join(' ')
}

type Modifier = 'Mod' | 'Alt' | 'Shift'

const appleOrder: readonly Modifier[] = ['Alt', 'Shift', 'Mod']
const otherOrder: readonly Modifier[] = ['Mod', 'Alt', 'Shift']
const appleNames = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const otherNames = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }
const keyNames: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
}
const shortNames: Readonly<Record<string, string>> = { Enter: '↵' }

function parsed(keys: Keys) {
  const isPlus = keys.endsWith('++')
  const parts = (isPlus ? keys.slice(0, -1) : keys).split('+')
  const last = parts.pop() ?? ''
  const key = isPlus ? '+' : last
  const free = new Set(parts.filter((part) => part.startsWith('(')).map((part) => part.slice(1, -1)))
  if (key.length === 1 && !isLetter(key)) free.add('Shift')
  return { key, modifiers: parts.filter((part): part is Modifier => !part.startsWith('(')), free }
}

function isLetter(key: string): boolean {
  return /^[A-Z]$/.test(key)
}

/**
 * By what it types, else by its place: with a Korean layout the key M types ㅡ. With Alt it is what it types, because Ctrl
 * with Alt is how some keyboards type letters of their language; the command key with Option types none.
 */
function letterOf({ key, code, altKey, metaKey }: Pressed): string {
  return /^[a-z]$/i.test(key) || (altKey && !metaKey) ? key.toUpperCase() : code.replace(/^Key/, '')
}

const signsByPlace: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Digit0: '0' }

/** What it types, but with the command key and Option, which change what a key types, by its place. */
function signOf({ key, code, altKey, metaKey }: Pressed): string {
  return altKey && metaKey ? (signsByPlace[code] ?? key) : key
}

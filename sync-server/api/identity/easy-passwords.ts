import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The 3,000 most common passwords; the file's header names the source. */
const listed = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

/**
 * Words of the passwords that are tried first, alone or with digits: keyboard runs, names, teams and greetings. Case
 * and letters replaced by signs make no difference.
 */
const common = new Set(
  `password passwort passwd pass secret letmein welcome login admin administrator root user guest test testing tester
  hello iloveyou ilove loveyou love lovely lover trustno whatever computer internet samsung apple google naver kakao
  facebook instagram android iphone windows microsoft office business company qwerty qwert qwer qwe qwertyuiop asdf
  asdfg asdfgh asdfghjkl asd zxcv zxcvb zxcvbn zxcvbnm zxc qaz wsx edc qazwsx qazwsxedc zaq xsw zaqwsx zaqxsw qweasd
  qweasdzxc qwaszx asdzxc abc abcd abcde abcdef abcdefg abcdefgh aaa xxx zzz monkey dragon master shadow sunshine
  princess football baseball basketball soccer hockey superman batman spiderman pokemon starwars jordan michael michelle
  jennifer jessica ashley nicole daniel andrew joshua matthew anthony robert thomas charlie george harley hunter ranger
  buster killer tigger pepper ginger maggie bailey cookie summer winter spring autumn flower freedom mustang corvette
  ferrari mercedes yamaha liverpool chelsea arsenal barcelona manchester juventus yankees lakers cowboys steelers blink
  rush bond ncc matrix merlin phoenix silver golden diamond angel angels lucky happy heaven jesus christ blessed family
  forever friends babygirl babyboy sweet chocolate banana orange purple cheese coffee money cash secure security access
  changeme default temp temporary newpass mypass mypassword god sex fuck fuckyou asshole bitch ninja gangster eminem
  metallica nirvana slipknot gkdl dkssud tkfkdgo tkfkd wjdqhdks korea seoul busan hanguk`.split(/\s+/),
)

/** Words of this product, also as its Hangul is typed on a Latin keyboard. */
const ours = ['saegim', 'torla', '새김', 'brand', 'branding', 'brandbook', 'logo']

const signs: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '!': 'i',
}

/** Whether a password is easy to guess. `about`: what others know of the person, such as name and e-mail. */
export function isEasyToGuess(password: string, about: readonly string[]): boolean {
  const text = password.toLowerCase()
  const words = [...ours, ...about.flatMap(partsOf)]
  const stems = [lettersOf(text), lettersOf(spelled(text)), ends(text), ends(spelled(trimmed(text)))]
  return (
    listed.has(text) ||
    isRepeated(text) ||
    isMostlyRun(text) ||
    stems.some((stem) => stem.length < 2 || common.has(stem) || isRepeated(stem) || words.includes(stem))
  )
}

/** The part before the @, its letters joined, and each run of letters; those with at least two characters. */
function partsOf(known: string): string[] {
  const [local = ''] = known.toLowerCase().split('@')
  return [local, local.replaceAll(/[^\p{L}]/gu, ''), ...local.split(/[^\p{L}]+/u)].filter(
    (part) => part.length > 1,
  )
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}

/** Removes digits and signs at the start and the end. */
function trimmed(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function ends(text: string): string {
  return lettersOf(trimmed(text))
}

function spelled(text: string): string {
  return [...text].map((sign) => signs[sign] ?? sign).join('')
}

/** For example abc1abc1 or 1a1a1a1a. */
function isRepeated(text: string): boolean {
  return text.length > 1 && /^(.{1,4})\1+$/u.test(text)
}

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
]
const interleaved = [
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'a1s2d3f4g5h6',
]

/** Whether all but one or two characters are a keyboard run or a sequence. */
function isMostlyRun(text: string): boolean {
  const runs = [...rows, ...rows.map(backwards), ...interleaved]
  let left = text
  while (left.length > 2) {
    const length = longestStart(left, runs)
    if (length < 3) return false
    left = left.slice(length)
  }
  return true
}

function longestStart(text: string, runs: readonly string[]): number {
  for (let length = text.length; length >= 3; length -= 1) {
    const start = text.slice(0, length)
    if (runs.some((run) => run.includes(start)) || /^(.)\1+$/u.test(start)) return length
  }
  return 0
}

function backwards(text: string): string {
  return [...text].reverse().join('')
}

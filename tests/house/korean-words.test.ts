import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

/** One thing is called and spelled one way in Korean; the names of pages and things are in `locales/terms.md`. */
const never: readonly (readonly [RegExp, string])[] = [
  // One wording of ERR-038, ERR-047 and ERR-076.
  [/등록한 카드가 없|^카드를 먼저 등록해/, '등록된 카드가 없어요. 카드를 먼저 등록해 주세요.'],
  // A version is a stored state of a document, the page with all of them the version history. An app is updated.
  [/새 버전|앱의 버전|버전이 (나|모르)/, '앱 업데이트'],
  [/(지난|앞의|전의) 판/, '버전'],
  [/(고친|수정|변경) 기록|(?<!변경 )이력/, '변경 이력'],
  // The group of the menu with designs, drive and trash.
  [/내 작업./, '프로필, 맡긴 작업, 무료 디자인 지원'],
  [/새로고침/, '새로 고침'],
  [/미리 보기/, '미리보기'],
  [/붙여넣/, '붙여 넣기'],
  [/(이름|날짜|역할|크기|종류) 순/, '이름순'],
  [/다운로드/, '내려받기'],
  [/업로드/, '올리기'],
  [/삭제/, '지우기'],
  [/수정(했|해)/, '고치다'],
  [/폰트/, '글꼴'],
  [/패스워드/, '비밀번호'],
  [/에러/, '오류'],
  [/클릭|터치/, '누르기'],
  [/(한다|된다|있다|없다|이다|않는다)[.!?]?$/, '해요체'],
  [/되요|안되|할께|몇일|오랫만|갯수|역활/, 'the standard spelling'],
]

/** Two words of which one has a space. */
const unlike: readonly (readonly string[])[] = [['더 하기', '더하기']]

const messages = await messagesOfScreens()
const texts = [...messages.map((text) => ({ place: 'messages', text })), ...content()]

test('a thing has one word and one spelling in Korean', () => {
  expect(texts.length).toBeGreaterThan(5_000)
  expect(
    texts.flatMap(({ place, text }) => faultsOf(text).map((fault) => `${place}: ${text}: ${fault}`)),
  ).toEqual([])
})

test('finds a word that has another', () => {
  expect(faultsOf('새 버전이 준비됐어요')).toEqual(['say 앱 업데이트'])
  expect(faultsOf('변경 이력')).toEqual([])
  expect(faultsOf('내 작업')).toEqual([])
  expect(faultsOf('내 작업에서 보기')).toHaveLength(1)
})

test('no two messages differ only in their spaces', () => {
  const spellings = Map.groupBy(new Set(messages.map((text) => text.trim())), (text) =>
    text.replaceAll(/\s/g, ''),
  )
  const several = [...spellings.values()].filter((same) => same.length > 1).map((same) => same.sort())
  expect(several).toEqual(unlike.map((pair) => [...pair].sort()))
})

function faultsOf(text: string): string[] {
  return never.filter(([word]) => word.test(text)).map(([, say]) => `say ${say}`)
}

async function messagesOfScreens(): Promise<string[]> {
  const folder = join(root, 'locales/ko/messages')
  const catalogs = await Promise.all(
    readdirSync(folder).map((filename) =>
      formatter({ lineNumbers: false }).parse(readFileSync(join(folder, filename), 'utf8'), {
        locale: 'ko',
        sourceLocale: 'ko',
        filename,
      }),
    ),
  )
  return [
    ...new Set(catalogs.flatMap((catalog) => Object.values(catalog).map(({ message = '' }) => message))),
  ]
}

/** Without the examples, in which a brand speaks. */
function content(): { readonly place: string; readonly text: string }[] {
  const files = readdirSync(join(root, 'locales/ko'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.json') && !name.startsWith('examples'))
    .flatMap((name) =>
      leavesOf(JSON.parse(readFileSync(join(root, 'locales/ko', name), 'utf8'))).map((text) => ({
        place: name,
        text,
      })),
    )
}

function leavesOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf)
}

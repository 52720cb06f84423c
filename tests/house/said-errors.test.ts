import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './source-files.ts'

/**
 * Every error and success of the specification, by its number: the code of a call or the text of
 * a screen that reports it; or that it is not reported; or which future part of the product needs it.
 */
type ErrorReport =
  | { readonly code: string }
  | { readonly words: readonly string[] }
  | { readonly does: string }
  | { readonly waits: 'billing' | 'credits' | 'templates' | 'drive' | 'tasks' | 'market' | 'chat' }

const inApp = {
  words: [
    '앱 안의 브라우저에서는 Google 로그인을 쓸 수 없어요. Chrome이나 Safari 같은 일반 브라우저에서 열어 주세요.',
  ],
}
const own = (title: string, message: string): ErrorReport => ({ words: [title, message, '홈으로'] })

const said: Readonly<Record<string, ErrorReport>> = {
  'ERR-001': { does: 'a refused call is said where it was asked, in the words of the server' },
  'ERR-002': { words: ['잠시 뒤 다시 시도해 주세요.'] },
  'ERR-003': { words: ['서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'] },
  'ERR-004': { words: ['잠시 뒤 다시 시도해 주세요.'] },
  'ERR-005': { does: 'rest.ts notes status, address and answer of a refused call' },
  'ERR-006': { code: 'INVALID_SUBSCRIBE_CONDITION_STORAGE' },
  'ERR-007': { code: 'ALREADY_EXIST_USER' },
  'ERR-008': { code: 'LEAVED_USER' },
  'ERR-009': { code: 'INVALID_EMAIL' },
  'ERR-010': inApp,
  'ERR-011': inApp,
  'ERR-012': inApp,
  'ERR-013': inApp,
  'ERR-014': inApp,
  'ERR-015': inApp,
  'ERR-016': { code: 'UNSUPPORTED_PROVIDER' },
  'ERR-017': { words: ['로그인 확인 값이 없어요. 처음부터 다시 시도해 주세요.'] },
  'ERR-018': { words: ['인증 코드를 받지 못했어요. 처음부터 다시 시도해 주세요.'] },
  'ERR-019': { code: 'UNSUPPORTED_PROVIDER' },
  'ERR-020': { code: 'SNS_STATE_MISMATCH' },
  'ERR-021': { does: 'DocumentLoading shows the page of the status' },
  'ERR-022': {
    does: 'session.ts: the session counts as expired, and the bar over the screens asks to log in',
  },
  'ERR-023': { does: 'brands.ts: noted, and what the device holds stays' },
  'ERR-024': { does: 'updates.ts loads the page anew, at most once a minute' },
  'ERR-025': own('화면 오류', '화면을 보여 주다가 문제가 생겼어요. 다시 열어도 같으면 알려 주세요.'),
  'ERR-026': { does: 'status-of.ts: the page of the status' },
  'ERR-027': own('화면 오류', '화면을 보여 주다가 문제가 생겼어요. 다시 열어도 같으면 알려 주세요.'),
  'ERR-028': { does: 'status-of.ts: a status that no page speaks of is one of 500' },
  'ERR-029': own('잘못된 요청', '이 주소에서는 요청한 서버를 찾을 수 없어요.'),
  'ERR-030': { words: ['로그인 필요', '로그인하면 이어서 볼 수 있어요.'] },
  'ERR-031': own(
    '권한 필요',
    '이 계정으로는 열 수 없어요. 다른 계정으로 로그인하거나 브랜드 소유자에게 문의해 주세요.',
  ),
  'ERR-032': own('없는 페이지', '없거나 지금은 쓸 수 없는 페이지예요. 주소를 다시 확인해 주세요.'),
  'ERR-033': own('서버 오류', '서버에 문제가 생겼어요. 잠시 뒤 다시 열어 주세요.'),
  'ERR-034': own('없는 페이지', '없거나 지금은 쓸 수 없는 페이지예요. 주소를 다시 확인해 주세요.'),
  'ERR-035': { words: ['복사하지 못했어요. 값을 직접 골라 복사해 주세요.'] },
  'ERR-036': { words: ['링크를 복사했어요'] },
  'ERR-037': { words: ['지금 쓰고 있는 플랜이에요'] },
  'ERR-038': { words: ['등록된 카드가 없어요. 카드를 먼저 등록해 주세요.'] },
  'ERR-039': { waits: 'billing' },
  'ERR-040': {
    words: ['결제 기간에는 낮은 플랜으로 바꿀 수 없어요. 해지하면 기간이 끝난 뒤에 고를 수 있어요.'],
  },
  'ERR-041': { code: 'TERMS_NEEDED' },
  'ERR-042': { words: ['가입했어요.'] },
  'ERR-043': { words: ['로그인했어요.'] },
  'ERR-044': { words: ['카드를 등록했어요'] },
  'ERR-045': { words: ['기본 카드를 바꿨어요'] },
  'ERR-046': { words: ['브랜드를 지웠어요'] },
  'ERR-047': { words: ['등록된 카드가 없어요. 카드를 먼저 등록해 주세요.'] },
  'ERR-048': { words: ['찾는 크기가 없어요'] },
  'ERR-049': { words: ['새 알림이 없어요.'] },
  'ERR-050': { code: 'ALREADY_INVITED' },
  'ERR-051': { words: ['소유자만 관리자를 정할 수 있어요'] },
  'ERR-052': { code: 'FORBIDDEN_ROLE' },
  'ERR-053': { words: ['디자이너 이상만 할 수 있어요'] },
  'ERR-054': { code: 'FORBIDDEN_PLAN' },
  'ERR-055': { code: 'CONTRACT_PERIOD' },
  'ERR-056': { waits: 'billing' },
  'ERR-057': { waits: 'billing' },
  'ERR-058': { code: 'NO_MORE_MEMBERS' },
  'ERR-059': { words: ['태그는 {mostTags}개까지 만들 수 있어요. 쓰지 않는 태그를 먼저 지워 주세요.'] },
  'ERR-060': { code: 'TOO_MANY_ITEMS' },
  'ERR-061': { code: 'STORAGE_EXCEEDED' },
  'ERR-062': { waits: 'drive' },
  'ERR-063': { code: 'UNSUPPORTED_TYPE' },
  'ERR-064': { waits: 'drive' },
  'ERR-065': { code: 'FILE_TOO_LARGE' },
  'ERR-066': { words: ['디자인 규격을 골라 주세요.'] },
  'ERR-067': { words: ['작업 항목을 하나 이상 골라 주세요.'] },
  'ERR-068': { code: 'WRONG_PASSWORD' },
  'ERR-069': { code: 'INVALID_SUBSCRIBE_CONDITION_STORAGE' },
  'ERR-070': { words: ['네 가지 글꼴을 모두 고르면 정할 수 있어요.'] },
  'ERR-071': { words: ['{left}개를 더 골라 주세요.'] },
  'ERR-072': { words: ['심볼을 골라 주세요.'] },
  'ERR-073': { words: ['충전할 크레딧을 골라 주세요.'] },
  'ERR-074': { words: ['네 가지 글꼴을 모두 고르면 정할 수 있어요.'] },
  'ERR-075': { code: 'NO_STRATEGY_TEMPLATE' },
  'ERR-076': { words: ['등록된 카드가 없어요. 카드를 먼저 등록해 주세요.'] },
  'ERR-077': { waits: 'billing' },
  'ERR-078': { code: 'CANCEL_FIRST' },
  'ERR-079': { code: 'PLAN_IMPOSSIBLE' },
  'ERR-080': { code: 'LEAVED_USER' },
  'ERR-081': { waits: 'billing' },
  'ERR-082': { code: 'BAD_REQUEST' },
  'ERR-083': { code: 'INVALID_VALUE' },
  'ERR-084': { words: ['잠시 뒤 다시 시도해 주세요.'] },
  'ERR-085': { code: 'INTERNAL' },
  'ERR-086': { words: ['채팅 문의'] },
  'ERR-087': { words: ['이 소셜 계정에 연결된 계정이 아직 없어요. 약관에 동의하고 먼저 가입해 주세요'] },
  'ERR-088': { code: 'SNS_ALREADY_LINKED' },
  'ERR-089': { code: 'SNS_EMAIL_EXISTS' },
  'ERR-090': { words: ['{name} 계정을 연결할까요?'] },
  'ERR-091': { words: ['{name} 계정 연결을 끊을까요?'] },
  'ERR-092': { words: ['브랜드 템플릿을 만들었어요'] },
  'ERR-093': { words: ['‘{name}’ 폴더를 만들었어요'] },
  'ERR-094': { words: ['파일 {count}개를 올렸어요'] },
  'ERR-095': { words: ['‘{given}’ 태그를 만들었어요'] },
  'ERR-096': { words: ['카드를 등록했어요'] },
  'ERR-097': { words: ['기본 카드를 바꿨어요'] },
  'ERR-098': { words: ['결제가 끝났어요. 고른 플랜을 바로 쓸 수 있어요.', '결제 주기를 바꿨어요'] },
  'ERR-099': { words: ['구독을 해지했어요'] },
  'ERR-100': { words: ['프로필을 바꿨어요.'] },
  'ERR-101': { does: 'a brand is changed in its document, and the indicator says that it is kept' },
  'ERR-102': {
    words: ['{day}에 마케팅 메일을 받기로 했어요.', '{day}에 마케팅 메일을 받지 않기로 했어요.'],
  },
  'ERR-103': { words: ['메일에 적힌 여섯 자리 숫자예요. 받은 뒤 10분 동안 쓸 수 있어요.'] },
  'ERR-104': {
    words: ['휴면 계정이라면 인증 코드가 도착해요. 메일이 보이지 않으면 스팸함과 주소를 확인해 주세요.'],
  },
  'ERR-105': { waits: 'chat' },
  'ERR-106': { waits: 'chat' },
  'ERR-107': { does: 'switch-language.ts: the choice is kept on the device and waits for the server' },
  'ERR-108': { does: 'errors.ts: code, message, details' },
}

const languages = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW']

test('every entry of the specification is accounted for', () => {
  const all = Array.from({ length: 108 }, (_, at) => `ERR-${String(at + 1).padStart(3, '0')}`)
  expect(Object.keys(said)).toEqual(all)
})

test('[A-248] in English a page that is none says so in the words of the specification', () => {
  const pages = readdirSync(join(root, 'locales/en/messages')).map((name) =>
    read(`locales/en/messages/${name}`),
  )
  const said = pages.flatMap((text) => [...text.matchAll(/^msgid "없는 페이지"\nmsgstr "(.*)"$/gm)])
  expect(new Set(said.map(([, words]) => words))).toEqual(new Set(['This page could not be found']))
})

describe.each(languages)('in %s', (language) => {
  const codes: Record<string, string> = JSON.parse(read(`locales/${language}/errors.json`))
  const catalogue = readdirSync(join(root, `locales/${language}/messages`))
    .map((name) => read(`locales/${language}/messages/${name}`))
    .join('\n')
    .replaceAll('"\n"', '')

  test('each code has its words', () => {
    const missing = Object.entries(said).filter(([, how]) => 'code' in how && !codes[how.code])
    expect(missing).toEqual([])
  })

  test('each text of a screen is used', () => {
    const missing = Object.values(said).flatMap((how) =>
      'words' in how ? how.words.filter((word) => !hasWords(word)) : [],
    )
    expect(missing).toEqual([])
  })

  function hasWords(word: string): boolean {
    const at = catalogue.indexOf(`msgid "${word}"\nmsgstr "`)
    return (
      at >= 0 && (language === 'ko' || !catalogue.startsWith('""', at + `msgid "${word}"\nmsgstr `.length))
    )
  }
})

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

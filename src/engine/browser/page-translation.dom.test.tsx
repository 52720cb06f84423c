import { act, cleanup, render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Translation, translatePage, translations } from './page-translation.fixture.ts'
import { guardPageTranslation } from './page-translation.ts'

guardPageTranslation()

let box: HTMLElement

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  expect(box.innerHTML).toBe('')
})

const show = (shown: ReactNode) => act(async () => render(shown, { container: box }))

test.each(translations)('%s: text that React removes is gone, with its translation', async (how) => {
  const words = (isLong: boolean) => (
    <p>
      파일 {isLong && '모두 '}
      {isLong ? '보기' : <b>하나</b>}
    </p>
  )
  await show(words(true))
  await translate(how)
  await show(words(false))
  expect(untranslated()).toBe('파일 하나')
  await show(words(true))
  expect(untranslated()).toBe('파일 모두 보기')
})

test.each(translations)('%s: what React inserts before a text is before its translation', async (how) => {
  const words = (hasMark: boolean) => (
    <p>
      {hasMark && <b>*</b>}이름<i>{hasMark ? '!' : ''}</i>
    </p>
  )
  await show(words(false))
  await translate(how)
  await show(words(true))
  expect(untranslated()).toBe('*이름!')
})

test.each(translations)('%s: text that React changes is shown, whatever stands beside it', async (how) => {
  const words = (count: number) => (
    <p>
      파일 {count}개 <b>{count}</b>
    </p>
  )
  await show(words(1))
  await translate(how)
  for (const count of [2, 3]) {
    await show(words(count))
    expect(untranslated()).toBe(`파일 ${count}개 ${count}`)
  }
  await translate(how)
  await show(words(4))
  expect(untranslated()).toBe('파일 4개 4')
})

test.each(translations)('%s: rows without an element of their own change places and go', async (how) => {
  const rows = (...names: string[]) => (
    <p>
      {names.map((name) => (
        <Fragment key={name}>{name} </Fragment>
      ))}
    </p>
  )
  await show(rows('가', '나', '다'))
  await translate(how)
  await show(rows('다', '라', '가', '나'))
  expect(untranslated()).toBe('다 라 가 나 ')
  await translate(how)
  await show(rows('나', '다'))
  expect(untranslated()).toBe('나 다 ')
})

test.each(translations)(
  '%s: a screen gives way to another one while a field keeps its focus',
  async (how) => {
    await show(<Screen name="집" />)
    const field = box.querySelector('input')
    field?.focus()
    await translate(how)
    await show(<Screen name="드라이브" />)
    expect(untranslated()).toBe('저기는 드라이브')
    expect(document.activeElement).toBe(field)
    await show(<Screen name="집" />)
    expect(untranslated()).toBe('여기는 집')
  },
)

test('the original that the browser restores is followed as before', async () => {
  const words = (count: number) => <p>파일 {count}개</p>
  await show(words(1))
  const undo = translatePage(box, 'replaced')
  await act(async () => {})
  undo()
  await show(words(2))
  expect(box.innerHTML).toBe('<p>파일 2개</p>')
})

function Screen({ name }: { name: string }) {
  return (
    <>
      <input aria-label="답" defaultValue="쓰던 글" />
      {name === '집' ? <>여기는 {name}</> : <main>저기는 {name}</main>}
    </>
  )
}

async function translate(how: Translation): Promise<void> {
  await act(async () => void translatePage(box, how))
}

/** What is shown, without the sign of translated text. */
function untranslated(): string {
  return (box.textContent ?? '').replaceAll('~', '')
}

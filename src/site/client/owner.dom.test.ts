import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBrandFact } from '#engine/identity/brand-facts.ts'
import { showOwner } from './owner.ts'

beforeEach(() => {
  document.body.innerHTML = `<a href="/account/login" data-for="visitor"></a><a href="/brand" data-for="owner" hidden></a>
    <p data-greeting hidden><b data-fill="name"></b></p>`
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a visitor is asked to log in', () => {
  showOwner()
  expect(shown()).toEqual(['/account/login'])
})

test('a signed-in owner is greeted with the name of the brand', () => {
  localStorage.setItem('saegim-session', JSON.stringify({ idAccount: 1, fullName: '오세라' }))
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; saegim-brand-id=7; b=2')
  keepBrandFact(7, 'name', '온기')
  showOwner()
  expect(shown()).toEqual(['/brand', '온기'])
})

test('without a chosen brand the greeting is for the person, and leads to all brands', () => {
  localStorage.setItem('saegim-session', JSON.stringify({ idAccount: 1, fullName: '오세라' }))
  showOwner()
  expect(shown()).toEqual(['/profile', '오세라'])
})

test('a brand that was begun without an account is greeted too', () => {
  localStorage.setItem('saegim-local-brand', 'local-1')
  keepBrandFact('local-1', 'name', '소담')
  showOwner()
  expect(shown()).toEqual(['/brand', '소담'])
})

/** Addresses of the shown links, then the greeted name. */
function shown(): string[] {
  return [...document.body.children].flatMap((element) =>
    (element as HTMLElement).hidden
      ? []
      : [element.getAttribute('href') ?? element.textContent?.trim() ?? ''],
  )
}

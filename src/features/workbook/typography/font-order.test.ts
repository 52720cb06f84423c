import { expect, it } from 'vitest'
import { fontFamilies } from '#model/options/fonts.ts'
import { familiesFor, fontClassOf, orderFonts } from './font-order.ts'

const named = (slug: string) => fontFamilies.find((family) => family.slug === slug)
const slugs = (role: Parameters<typeof familiesFor>[0], paired: string | null, tones: string[] = []) =>
  orderFonts(role, familiesFor(role, fontFamilies), {
    paired: paired === null ? undefined : named(paired),
    tones,
  }).map(({ slug }) => slug)

it('Korean headings start with recommended families that suit the tones of the keywords', () => {
  expect(slugs('korMain', null, ['rooted', 'calm']).slice(0, 2)).toEqual(['gowun-batang', 'nanum-myeongjo'])
  expect(['jua', 'gowun-dodum']).toContain(slugs('korMain', null, ['lively', 'warm'])[0])
  expect(slugs('korMain', null)).not.toContain('inter')
})

it('Korean body text starts with another class than the headings, and has only families made for it', () => {
  const order = slugs('korSub', 'gowun-batang')
  expect(order[0]).toBe('pretendard')
  expect(order).not.toContain('black-han-sans')
})

it('Latin headings start with the class of the Korean ones', () => {
  expect(slugs('engMain', 'gowun-batang')[0]).toBe('lora')
  const [first] = slugs('engMain', 'pretendard').map(named)
  expect(first && fontClassOf(first)).toBe('gothic')
})

it('Latin body text may keep the Korean family', () => {
  expect(slugs('engSub', 'pretendard').slice(0, 2)).toEqual(['pretendard', 'inter'])
})

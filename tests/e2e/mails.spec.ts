import { expect, type Page, test } from '@playwright/test'
import { languages } from '#model/language/languages.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { type MailKind, readMailWords } from '#server/gateways/mail/words.ts'
import { findBarriers } from './pages/barriers.ts'

const frame = {
  supportUrl: 'https://saegim.example/faq',
  company: { name: '새김 주식회사', address: '서울특별시 마포구 양화로 45, 12층', phone: '02-123-4567' },
}
/** Longer than a line where words are not broken. */
const url = `https://saegim.example/invite#invitation=${'a1b2c3'.repeat(12)}`

for (const { key: language } of languages)
  test(`every mail in ${language} can be read on a narrow screen, light and dark`, {
    tag: '@all',
  }, async ({ page }) => {
    for (const kind of kinds) {
      await page.setContent(htmlOf(kind))
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await widest(page), `${kind}, ${width}`).toBeLessThanOrEqual(width)
      }
      // Colours and structure are those of the template: the rules see each kind once, and each language.
      if (language !== 'ko' && kind !== kinds[0]) continue
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findBarriers(page), `${kind}, ${colorScheme}`).toEqual([])
      }
    }

    function htmlOf(kind: MailKind): string {
      const words = JSON.stringify(readMailWords(language)[kind])
      const slots = Array.from(words.matchAll(/\{(\w+)\}/g), ([, name]) => [name, sampleOf(name ?? '')])
      return mailFromTemplate(language, kind, { name: '한결', ...Object.fromEntries(slots) }, frame).html
    }
  })

const kinds = Object.entries(readMailWords('ko')).flatMap(([name, words]) =>
  'subject' in words ? [name as MailKind] : [],
)

function sampleOf(name: string): string {
  if (name === 'url') return url
  return name === 'code' ? '048213' : '온기 베이커리'
}

function widest(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

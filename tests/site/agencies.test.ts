import { expect, test } from 'vitest'
import { render } from '../../src/site/render.tsx'
import { readDocument } from './open-site.ts'

test('[A-030] where work is sold, the page leads to the request in a brand, and to a first brand', () => {
  const links = [...agencies('sandbox').querySelectorAll('[data-part=request] a')].map((link) =>
    link.getAttribute('href'),
  )
  expect(links).toEqual(['/brand/setting/worker', '/quest/0'])
  expect(agencies('off').querySelector('[data-part=request]')).toBeNull()
})

test('[A-030] an example stands in for works until one is published, and says that it is one', () => {
  const example = agencies('sandbox').querySelector('main figure')
  expect(example?.textContent).toContain('예시')
  const work = { idPost: 41, language: 'ko', title: '모아의 간판', summary: '빵집의 새 간판', cover: null }
  const page = agencies('sandbox', [work])
  expect(page.querySelector('main a[href="/blog/41"]')?.textContent).toBe('모아의 간판')
  expect(page.querySelector('main')?.textContent).not.toContain('지은 예시예요')
  expect(agencies('off').querySelector('main')?.textContent).not.toContain('포트폴리오')
})

function agencies(payments: string, works: readonly object[] = []): Document {
  const campaign = { state: 'CLOSED', changesAt: null }
  const providers = { payments, ai: { text: false, image: false }, login: {}, chatKey: null }
  return readDocument(
    render({
      language: 'ko',
      path: '/service/agencies',
      origin: 'http://localhost',
      company: {},
      answers: [
        { _embedded: { posts: works } },
        { _embedded: { categories: [] } },
        campaign,
        providers,
        { _embedded: { posts: [] } },
      ],
      assets: { styles: '', fonts: null, scripts: {} },
      preview: null,
    }),
  )
}

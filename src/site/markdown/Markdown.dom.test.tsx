import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

const draw = (source: string) => renderToStaticMarkup(<Markdown source={source} />)

test('front matter is not shown', () => {
  expect(draw('---\ntype: TERM\n---\n## 제1조 목적\n')).toContain('<h2>제1조 목적</h2>')
  expect(draw('---\ntype: TERM\n---\n본문')).not.toContain('type')
})

test('headings, lists, tables, quotes, bold and links become elements', () => {
  const html = draw(
    '## 가\n\n1. 하나\n2. **둘**\n\n> 인용\n\n| 구분 | 내용 |\n| --- | --- |\n| ㄱ | [새김](/policy/TERM) |\n',
  )
  expect(html).toContain('<ol start="1"><li>하나</li><li><strong>둘</strong></li></ol>')
  expect(html).toContain('<blockquote><p>인용</p></blockquote>')
  expect(html).toContain('<th scope="col">구분</th>')
  expect(html).toMatch(/<td><a href="\/policy\/TERM"[^>]*>새김<\/a><\/td>/)
})

test('HTML in a document stays text, and a javascript: link is no link', () => {
  const html = draw('<img src=x onerror=alert(1)>\n\n[여기](javascript:alert(1)) <b>굵게</b> A & B < C')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('javascript:')
  expect(html).toContain('A &amp; B &lt; C')
})

test('a picture is shown with its size and caption where the document has it, else as its description', () => {
  const pictures = [{ name: 'stamp.svg', url: '/blog/7/stamp.svg?v=1', width: 640, height: 360 }]
  const html = renderToStaticMarkup(
    <Markdown
      source={'![A "stamp"](stamp.svg "On paper")\n\n![Elsewhere](https://evil.example/x.png)'}
      pictures={pictures}
    />,
  )
  expect(html).toContain(
    '<figure><img src="/blog/7/stamp.svg?v=1" width="640" height="360" alt="A &quot;stamp&quot;" loading="lazy" decoding="async"/><figcaption>On paper</figcaption></figure>',
  )
  expect(html).toContain('Elsewhere')
  expect(html).not.toContain('evil.example')
})

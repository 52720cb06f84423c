import { afterEach, expect, test } from 'vitest'
import { storedPage } from './stored-page.ts'

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('what is typed into fields is in it, and of secrets nothing', () => {
  const page = stored(
    '<main><h1>이야기</h1><textarea></textarea><input type="text"><input type="password"></main>',
    (root) => {
      root.querySelectorAll<HTMLInputElement>('textarea, input').forEach((field, i) => {
        field.value = `${i} & <b>`
      })
    },
  )
  expect(page).toContain('<h1>이야기</h1>')
  expect(page).toContain('<textarea>0 &amp; &lt;b&gt;</textarea>')
  expect(page).toMatch(/<input type="text" value="1 &amp; (<|&lt;)b(>|&gt;)">/)
  expect(page).toContain('<input type="password">')
})

test('nothing in it runs, loads or tells what is only true now', () => {
  const page = stored(`
    <header data-print="none"><nav>길</nav><div><span>이지우</span></div></header>
    <main onclick="go()" style="background: url(blob:1)">
      <script>go()</script><iframe src="/"></iframe><style>a{}</style>
      <img src="blob:1" srcset="/api/1 2x" alt="사진"><img src="/assets/a.svg">
      <svg><image href="/api/v1/file/1"></image><path fill="url(#a)"></path></svg>
      <a href="javascript:go()">글</a><button data-sync="synced">모두 동기화됨</button>
      <p role="status">저장했어요</p><i style="--colour: var(--p3)">박서연</i><ul data-present="true">최지우</ul>
    </main>`)
  expect(page).not.toMatch(
    /onclick|<script|iframe|blob:|srcset|\/api\/|javascript:|이지우|동기화|저장했어요|박서연|최지우/,
  )
  expect(page).toContain('<nav>길</nav>')
  expect(page).toContain('src="/assets/a.svg"')
  expect(page).toContain('fill="url(#a)"')
})

test('it is hidden, cannot be used or read aloud, and is in a closed shadow root', () => {
  expect(stored('<main>글</main>')).toMatch(
    /^<div (?=[^>]*id="stored-screen")(?=[^>]* hidden)(?=[^>]* inert)(?=[^>]*aria-hidden="true")(?=[^>]*data-owner="7\/12")[^>]*><template shadowrootmode="closed"><style>/,
  )
})

test('its styles are those of its elements, also below conditions, and end no element', () => {
  const style = document.createElement('style')
  style.textContent = `
    .shown, .other { color: red } .other { color: blue } main { color: green } :root { color: pink }
    @media (min-width: 1px) { .shown { margin: 1px } .other { margin: 2px } }
    .shown::before { content: '</style>' }`
  document.head.append(style)
  const page = stored('<main class="shown">글</main>')
  expect(page).toContain('color: red')
  expect(page).toContain('color: green')
  expect(page).toMatch(/@media[^{]*\{\s*\.shown/)
  expect(page).not.toMatch(/blue|pink|2px/)
  expect(page.match(/<\/style>/g)).toHaveLength(1)
})

test('a screen that is still coming is not stored', () => {
  expect(storedPage(rootOf('<p>오류</p>'), '7/12')).toBeNull()
  expect(storedPage(rootOf('<main><div aria-busy="true"></div></main>'), '7/12')).toBeNull()
})

function stored(html: string, change: (root: HTMLElement) => void = () => {}): string {
  const root = rootOf(html)
  change(root)
  return storedPage(root, '7/12') ?? ''
}

function rootOf(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}

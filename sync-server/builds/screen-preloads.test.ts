import { expect, test } from 'vitest'
import { ScreenPreloads } from './screen-preloads.ts'

const component = (route: string) => `routes/${route}.tsx?tsr-split=component`
const build = {
  page: '<script type="module" src="/assets/app.js"></script>',
  chunks: {
    '_app.js': { file: 'assets/app.js' },
    '_frame.js': { file: 'assets/frame.js', imports: ['_app.js', '_button.js'], css: ['assets/frame.css'] },
    '_button.js': { file: 'assets/button.js', imports: ['_app.js'] },
    '_home.js': { file: 'assets/home.js', imports: ['_button.js'] },
    '_step.js': { file: 'assets/step.js' },
    'ko.ts': { file: 'assets/ko.js', imports: ['_app.js'] },
  },
  modules: {
    [component('_brand')]: ['/assets/frame.js'],
    [component('_brand/_menu/brand.index')]: ['/assets/home.js'],
    [component('_brand/work-book.$')]: ['/assets/step.js'],
    [component('_account/oauth2.{-$provider}')]: ['/assets/button.js'],
    [component('_single/quest.$step')]: ['/assets/step.js'],
    'engine/words/languages/ko.ts': ['/assets/ko.js'],
  },
}
const preloads = new ScreenPreloads(build)
const filesOf = (path: string) =>
  [...(preloads.linkFor(path, 'ko') ?? '').matchAll(/<\/assets\/([^>]+)>/g)].map(([, file]) => file).sort()

test('a screen preloads its route, the layouts around it and the language, without what the page names', () => {
  expect(filesOf('/brand')).toEqual(['button.js', 'frame.css', 'frame.js', 'home.js', 'ko.js'])
  expect(preloads.linkFor('/brand', 'ko')).toContain('</assets/frame.css>;rel=preload;as=style;crossorigin')
  expect(preloads.linkFor('/brand', 'ko')).toContain('</assets/home.js>;rel=modulepreload')
})

test('paths match the routes as the router does', () => {
  expect(filesOf('/work-book/core/story/background')).toContain('step.js')
  expect(filesOf('/oauth2')).toEqual(['button.js', 'ko.js'])
  expect(filesOf('/oauth2/kakao')).toEqual(['button.js', 'ko.js'])
  expect(filesOf('/quest/0')).toEqual(['ko.js', 'step.js'])
  expect(filesOf('/quest/0/more')).toEqual(['ko.js'])
  expect(filesOf('/brandy')).toEqual(['ko.js'])
})

test('a path is one of a screen where a route has it, also one that only leads on', () => {
  const { modules } = build
  const { has } = new ScreenPreloads({ ...build, modules: { ...modules, 'routes/_brand/brand.old.tsx': [] } })
  const paths = [
    '/brand',
    '/brand/old',
    '/work-book/core/story',
    '/quest/0',
    '/quest/0/more',
    '/brandy',
    '/nothing',
  ]
  expect(paths.filter((path) => has(path))).toEqual(paths.slice(0, 4))
})

test('the header never grows beyond 2 kB', () => {
  const names = Array.from({ length: 200 }, (_, i) => `many-${i}.js`)
  const many = new ScreenPreloads({
    page: '',
    chunks: Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }])),
    modules: { [component('_public/index')]: names.map((name) => `/assets/${name}`) },
  })
  const link = many.linkFor('/', 'en') ?? ''
  expect(link.length).toBeLessThanOrEqual(2000)
  expect(link.endsWith('rel=modulepreload')).toBe(true)
})

test('a page without anything more to load has no header', () => {
  expect(new ScreenPreloads({ page: '', chunks: {}, modules: {} }).linkFor('/brand', 'ko')).toBeNull()
})

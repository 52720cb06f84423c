import { expect, it } from 'vitest'
import { filesBelow, type SourceFile } from './source-files.ts'
import { isNode, lineOf, nameOf, type SourceNode, visit } from './source-tree.ts'

/** Texts of a screen are in macros, so that they are translated; storage and network are used only by their owners. */
const screens = withoutTests(filesBelow(['src/app', 'src/features', 'src/routes'], /\.tsx?$/))
const looks = withoutTests(filesBelow(['src/ui'], /\.tsx?$/))
const client = withoutTests(filesBelow(['src'], /\.tsx?$/))

const spokenAttributes = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'label', 'alt'])
const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 't', 'msg', 'plural'])
/** What is printed on the key itself, in every language. */
const keyNames = new Set(['Ctrl ↵'])

const isOfDevice = (path: string) => /^src\/(?:engine|kits)\//.test(path)
const owners: Readonly<Record<string, (path: string) => boolean>> = {
  localStorage: (path) =>
    isOfDevice(path) || path === 'src/ui/theme.ts' || path === 'src/site/client/storage.ts',
  indexedDB: isOfDevice,
  fetch: (path) => isOfDevice(path) || path.startsWith('src/worker/') || path === 'src/site/client/event.ts',
  // A tab remembers that it reloaded itself, so that a broken build cannot cause endless reloads.
  sessionStorage: (path) => isOfDevice(path) || path.startsWith('src/app/updates/'),
}

it('no screen has text outside of a macro', () => {
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.flatMap(bareWordsOf)).toEqual([])
})

it('finds text outside of macros in every position, and ignores macros, keys and punctuation', () => {
  const said = (text: string) => bareWordsOf({ path: 'src/app/X.tsx', text })
  expect(said('const a = <p>저장</p>')).toEqual(['src/app/X.tsx:1: 저장'])
  expect(said(`const a = <p>{isOn ? 'Saved' : \`\${n} left\`}</p>`)).toHaveLength(2)
  expect(
    said(`const a = <input title='Name' placeholder={\`Find \${n}\`} alt={x ?? 'Logo'} />`),
  ).toHaveLength(3)
  expect(said("const a = { title: '저장' }")).toHaveLength(1)
  expect(said("const a = t('저장')")).toHaveLength(1)
  expect(said('const a = <Trans>저장 <b>{n}건</b></Trans>')).toEqual([])
  expect(said('const a = <p title={t`저장`}>{n} / 3 · <Kbd>{"Ctrl ↵"}</Kbd></p>')).toEqual([])
  expect(said('const a = <Plural value={n} other="#개" />')).toEqual([])
  expect(said("const a = <p className='row' title={words['label']}>{kind === 'text' && b}</p>")).toEqual([])
})

it('src/ui contains no texts', () => {
  expect(looks.length).toBeGreaterThan(30)
  expect(looks.flatMap(hangulOf)).toEqual([])
})

it('only their owners use storage and network', () => {
  expect(client.length).toBeGreaterThan(150)
  expect(client.flatMap(strangersOf)).toEqual([])
})

function bareWordsOf(file: SourceFile): string[] {
  const found: string[] = []
  visit(file, (node, ancestors) => {
    const text = textOf(node)
    if (!text || !/\p{L}/u.test(text) || keyNames.has(text.trim()) || ancestors.some(isMacro)) return
    if (isShown(node, ancestors) || /\p{Script=Hangul}/u.test(text))
      found.push(`${lineOf(file, node)}: ${text.trim()}`)
  })
  return found
}

function hangulOf(file: SourceFile): string[] {
  const found: string[] = []
  visit(file, (node) => {
    if (/\p{Script=Hangul}/u.test(textOf(node))) found.push(`${lineOf(file, node)}: ${textOf(node)}`)
  })
  return found
}

function strangersOf(file: SourceFile): string[] {
  const found: string[] = []
  visit(file, (node, [parent]) => {
    const isOwner = node.type === 'Identifier' ? owners[nameOf(node)] : undefined
    if (!isOwner || isOwner(file.path) || isNameOnly(node, parent)) return
    found.push(`${lineOf(file, node)}: ${nameOf(node)}`)
  })
  return found
}

/** Text between tags, possible values of an expression between tags, and the same for attributes that are read out. */
function isShown(node: SourceNode, ancestors: readonly SourceNode[]): boolean {
  if (node.type === 'JSXText') return true
  let inner = node
  for (const outer of ancestors) {
    if (outer.type === 'JSXAttribute') return spokenAttributes.has(nameOf(outer.name))
    if (outer.type === 'JSXElement' || outer.type === 'JSXFragment')
      return inner.type === 'JSXExpressionContainer'
    if (!passesOn(outer, inner)) return false
    inner = outer
  }
  return false
}

/** Whether the inner expression may be the value of the outer one. */
function passesOn(outer: SourceNode, inner: SourceNode): boolean {
  switch (outer.type) {
    case 'ConditionalExpression':
      return inner !== outer.test
    case 'LogicalExpression':
    case 'TemplateLiteral':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return true
    default:
      return false
  }
}

function isMacro(node: SourceNode): boolean {
  if (node.type === 'JSXElement' && isNode(node.openingElement))
    return macros.has(nameOf(node.openingElement.name))
  if (node.type === 'TaggedTemplateExpression') return macros.has(nameOf(node.tag))
  return node.type === 'CallExpression' && nameOf(node.callee) === 'plural'
}

function textOf(node: SourceNode): string {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateElement') return ''
  const { value } = node
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

/** A property of the same name on another object than `window`. */
function isNameOnly(node: SourceNode, parent: SourceNode | undefined): boolean {
  if (parent?.type === 'MemberExpression' && parent.property === node && parent.computed !== true)
    return !['window', 'globalThis', 'self'].includes(nameOf(parent.object))
  return (
    (parent?.type === 'Property' && parent.key === node && parent.shorthand !== true) || isTypeName(parent)
  )
}

function isTypeName(parent: SourceNode | undefined): boolean {
  return (
    parent?.type.startsWith('TS') === true &&
    parent.type !== 'TSAsExpression' &&
    parent.type !== 'TSNonNullExpression'
  )
}

/** Fixtures are parts of tests: no person reads them. */
function withoutTests(files: SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => !/\.(?:test|fixture)\.tsx?$/.test(path) && !path.includes('.gen.'))
}

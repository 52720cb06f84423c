import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

const files = filesBelow(['src'], /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\.fixture\./.test(path))

/** Files that react to Enter or Escape where no text is composed. */
const withoutText: Readonly<Record<string, string>> = {
  'src/app/brand-state/Following.tsx': 'names the key: the keymap asks',
  'src/features/editor/actions/part-facts.ts': 'names the key: the keymap asks',
  'src/features/editor/together/FollowBar.tsx': 'names the key: the keymap asks',
  'src/app/shortcuts/help-list.ts': 'names the key',
  'src/features/brands/TutorialTips.tsx': 'buttons',
  'src/kits/library/list/RowButtons.tsx': 'buttons',
  'src/kits/library/list/useRubberBand.ts': 'a drag',
  'src/site/client/menu-keys.ts': 'a menu',
  'src/ui/controls/OptionTree.tsx': 'a tree of options',
  'src/ui/controls/ScaleSlider.tsx': 'a slider',
}
const isAboutKeys = (text: string) => /'(?:Enter|Escape)'/.test(text)
const asks = (text: string) => /import \{[^}]*\bisComposing\b[^}]*\} from '[^']*composing\.ts'/.test(text)

test('whatever reacts to Enter or Escape asks `isComposing` of #ui/composing.ts first', () => {
  const found = files.filter(({ path, text }) => isAboutKeys(text) && path !== 'src/ui/composing.ts')
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ path, text }) => !asks(text) && !withoutText[path]).map(({ path }) => path)).toEqual(
    [],
  )
  expect(Object.keys(withoutText).filter((one) => !found.some(({ path }) => path === one))).toEqual([])
})

/** Files that listen to the end of a composition, for the text of a field and not for keys. */
const textListeners = [
  'src/app/updates/quiet.ts',
  'src/engine/documents/text/defer-while-typing.ts',
  'src/engine/documents/text/text-binding.ts',
  'src/features/billing/cards/DigitsField.tsx',
  'src/features/editor/text/useWritingEvents.ts',
  'src/features/side-bar/model/useModelWriter.ts',
  'src/features/workbook/answers/useValueInput.ts',
  'src/features/workbook/list-items/useDeletedItem.ts',
]

test('no key is judged by when a composition ended', () => {
  const found = files.filter(({ text }) => /['"]compositionend['"]|onCompositionEnd/.test(text))
  expect(found.map(({ path }) => path).filter((path) => !textListeners.includes(path))).toEqual([])
})

test('a form of the app is a `Form`, which knows the Enter that ends a composition', () => {
  const found = files.filter(({ path, text }) => /<form\b/.test(text) && !path.startsWith('src/site/'))
  expect(found.map(({ path }) => path)).toEqual(['src/ui/controls/Form.tsx'])
})

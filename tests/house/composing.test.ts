import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

const files = filesBelow(['src'], /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$|\.fixture\./.test(path))

/** Files that react to Enter where no text is composed. */
const withoutText: Readonly<Record<string, string>> = {
  'src/app/shortcuts/HelpDialog.tsx': 'names the key',
  'src/features/drive/list/RowButtons.tsx': 'buttons',
  'src/features/workbook/step/step-keys.ts': 'pure: `useStepKeys` asks before',
  'src/ui/controls/OptionTree.tsx': 'a tree of options',
}
const isAboutEnter = (text: string) => /'Enter'/.test(text)
const asks = (text: string) => /import \{[^}]*\bisComposing\b[^}]*\} from '[^']*composing\.ts'/.test(text)

test('whatever reacts to Enter asks `isComposing` of #ui/composing.ts first', () => {
  const found = files.filter(({ path, text }) => isAboutEnter(text) && path !== 'src/ui/composing.ts')
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ path, text }) => !asks(text) && !withoutText[path]).map(({ path }) => path)).toEqual(
    [],
  )
  expect(Object.keys(withoutText).filter((one) => !found.some(({ path }) => path === one))).toEqual([])
})

/** Files that listen to the end of a composition, for the text of a field and not for keys. */
const textListeners = [
  'src/app/updates/quiet.ts',
  'src/device/documents/text/defer-while-typing.ts',
  'src/features/billing/cards/DigitsField.tsx',
  'src/features/workbook/answers/useValueInput.ts',
  'src/features/workbook/list-items/useDeletedItem.ts',
]

test('no key is judged by when a composition ended', () => {
  const found = files.filter(({ text }) => /['"]compositionend['"]|onCompositionEnd/.test(text))
  expect(found.map(({ path }) => path).filter((path) => !textListeners.includes(path))).toEqual([])
})

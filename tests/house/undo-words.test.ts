import { expect, test } from 'vitest'
import { filesBelow, type SourceFile } from './source-files.ts'

/* 실행 취소 takes back what was just done, 되돌리기 brings back an older version or what is in the trash: `locales/terms.md`. */

const screens = filesBelow(['src/app', 'src/features', 'src/kits'], /\.tsx?$/).filter(
  ({ path }) => !path.includes('.test.'),
)
const saysRestore = /action(?::|\s*=)\s*\{\s*label:\s*(?:t`|<Trans>)[^`<]*되돌리기/g
const undoAsRestore = /\bid:\s*'undo'[^}\n]*되돌리기/g

const faultsIn = ({ path, text }: SourceFile) =>
  [...text.matchAll(saysRestore), ...text.matchAll(undoAsRestore)].map(([found]) => `${path}: ${found}`)

test('what takes back what was just done is called 실행 취소', () => {
  expect(screens.length).toBeGreaterThan(1000)
  expect(screens.flatMap(faultsIn)).toEqual([])
})

test('the rule finds buttons of messages and the action with its key', () => {
  const faults = (text: string) => faultsIn({ path: 'a.ts', text })
  expect(faults('action: { label: t`되돌리기`, onPress: undo }')).toHaveLength(1)
  expect(faults('action: {\n  label: <Trans>내 글 되돌리기</Trans>,')).toHaveLength(1)
  expect(faults("{ id: 'undo', label: msg`내가 쓴 것 되돌리기` }")).toHaveLength(1)
  expect(faults('action: { label: t`실행 취소`, onPress: undo }')).toEqual([])
  expect(faults("{ id: 'restore', label: t`되돌리기` }")).toEqual([])
})

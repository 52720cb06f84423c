import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'

const show = (error?: string) =>
  renderToStaticMarkup(
    <Field label="비밀번호" id="password" hint="8자 이상" error={error}>
      {(ids) => <input {...ids} />}
    </Field>,
  )

test('the error of a field is shown and announced in place of its hint', () => {
  expect(show()).toContain('8자 이상')
  expect(show()).toContain('aria-describedby="password-hint"')
  expect(show('너무 짧아요.')).toContain('너무 짧아요.')
  expect(show('너무 짧아요.')).not.toContain('8자 이상')
  expect(show('너무 짧아요.')).toContain('aria-describedby="password-error"')
})

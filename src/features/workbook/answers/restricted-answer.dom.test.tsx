import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DocumentContext, type DocumentView } from '#engine/documents/react/DocumentProvider.tsx'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { BrandRole } from '#model/access/roles.ts'
import RestrictedAnswer from './RestrictedAnswer.tsx'

const role = vi.hoisted(() => ({ current: null as BrandRole | null }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => role.current }))

const guide = { document: { brand: 7, name: 'guide' }, isReadOnly: false } as unknown as DocumentView
let seen: DocumentView[] = []

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  seen = []
})

it.each([
  ['BRAND_ROLE_OWNER', false],
  ['BRAND_ROLE_ADMIN', false],
  ['BRAND_ROLE_DESIGNER', true],
  ['BRAND_ROLE_MEMBER', true],
  [null, false],
] as const)('with the role %s an answer for admins is read-only: %s', async (given, isReadOnly) => {
  await show(given, guide)
  expect(seen.map((view) => [view.isReadOnly, view.whyReadOnly])).toEqual([
    [isReadOnly, isReadOnly ? '관리자 이상의 권한이 있어야 고칠 수 있어요.' : undefined],
    [isReadOnly, isReadOnly ? '관리자 이상의 권한이 있어야 고칠 수 있어요.' : undefined],
  ])
})

it('a document that is read-only anyway keeps its own reason', async () => {
  await show('BRAND_ROLE_MEMBER', { ...guide, isReadOnly: true })
  expect(seen[0]).toEqual({ ...guide, isReadOnly: true })
})

async function show(given: BrandRole | null, view: DocumentView) {
  role.current = given
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={{ current: view, byName: { guide: view } }}>
          <RestrictedAnswer writers="BRAND_ROLE_ADMIN">
            <Field />
          </RestrictedAnswer>
        </DocumentContext>
      </I18nProvider>,
    ),
  )
}

function Field() {
  seen = [useDocumentView(), useDocumentView('guide')]
  return null
}

import { expect, test } from 'vitest'
import { readRevision } from '#contract/sync.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { documentNames, traitsOf } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { serviceCalls } from '#server/http/service-access.ts'
import { entities, lists } from '#server/writeback/rest/resources.ts'

test('the service credential is good for what the write-back calls, and for nothing else', () => {
  const used = [
    readRevision,
    ...Object.values(entities).flatMap(({ read, change }) => [read, change]),
    ...Object.values(lists).flatMap(({ list, create, change, remove }) => [list, create, change, remove]),
  ]
  expect([...serviceCalls].sort()).toEqual([...new Set(used.map(({ name }) => name))].sort())
})

test('who may write a field of a document is who may change it by REST', () => {
  const stored = documentNames.flatMap((document) =>
    fieldsOf(document).flatMap((field) => {
      const resource = field.rest?.split('.')[0] ?? ''
      const calls = lists[resource] ?? entities[resource]
      return calls ? [{ document, field, calls }] : []
    }),
  )
  expect(stored.length).toBeGreaterThan(60)
  for (const { document, field, calls } of stored) {
    const accesses = [
      'create' in calls ? calls.create : null,
      calls.change,
      'remove' in calls ? calls.remove : null,
    ]
    const writers = field.writers ?? 'BRAND_ROLE_MEMBER'
    const least = isAtLeast(writers, traitsOf(document).writers) ? writers : traitsOf(document).writers
    for (const call of accesses) if (call) expect(call.access, `${field.path}: ${call.name}`).toBe(least)
  }
})

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { GoogleDocumentsPage } from '#features/google-documents/GoogleDocumentsPage.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/assets/document/{-$id}')({
  staticData: { screen: { title: msg`내 Google 문서` } },
  component: OwnDocuments,
})

function OwnDocuments() {
  return <GoogleDocumentsPage shows="USER" fileId={Route.useParams().id ?? null} />
}

import { createDocument } from '#contract/document.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import type { AppServer } from '../../support/app-server.ts'
import { openScriptDevice } from '../../support/script-device.ts'
import type { ScriptedPerson } from '../../support/sign-up.ts'

/** Makes a design at the server, as a device of its owner does; answers its id. */
export async function storeDesign(
  app: AppServer,
  owner: ScriptedPerson,
  idBrand: number,
  body: Body,
): Promise<string> {
  const id = freshKey()
  const document = documentName('design', id)
  await owner.call(createDocument.method, createDocument.path, {
    idBrand,
    body: { document, title: body.name },
  })
  const person = { ...owner, fullName: '한결' }
  const device = await openScriptDevice({ app, person, idBrand } as never, { document })
  writeBody(device.doc, body)
  await device.settled()
  device.close()
  return id
}

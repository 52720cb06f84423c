import type { Kysely, Transaction } from 'kysely'
import { priceOfProducts } from '#model/tasks/products.ts'
import type { TaskStep } from '#model/tasks/task.ts'
import { addDays, startOfSeoulDay } from '#model/time/seoul-day.ts'
import { storeDelivery } from '../api/desk/deliver.ts'
import { insertInDrive } from '../api/files/insert-stored.ts'
import { lockDrives } from '../api/files/places/queries.ts'
import { noteAct } from '../api/tasks/acts/queries.ts'
import { attachFiles, insertMessage, lockTask, moveTask } from '../api/tasks/queries.ts'
import { storePaidRequest } from '../api/tasks/request.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Work } from './ongi-works.ts'

interface Delivery {
  readonly text: string
  readonly file: string
  readonly work: Work
}

interface PastTask {
  /** After which renewal it was asked for. */
  readonly renewal: number
  readonly product: number
  readonly form?: string
  readonly title: string
  readonly request: string
  readonly delivered: Delivery
  /** What was not right yet, with the second delivery. */
  readonly changes?: { readonly text: string; readonly delivered: Delivery }
}

/** What the designers of Saegim have done for 온기, from the credits of its plan. */
export const ongiTasks: readonly PastTask[] = [
  {
    renewal: 1,
    product: 3,
    title: '정사각형 로고',
    request: '프로필 사진에 넣으면 가로 로고의 글자가 안 읽혀요. 그릇 아래에 이름이 오게 해 주세요.',
    delivered: {
      text: '정사각형 로고예요. 작게 써도 읽히도록 그릇과 글자 사이를 넓혔어요.',
      file: '온기-정사각형 로고.png',
      work: { kind: 'LOGO' },
    },
  },
  {
    renewal: 4,
    product: 8,
    form: '1080 × 1080 px',
    title: '둥근 접시 소식',
    request: '둥근 접시가 다시 나왔다는 글 한 장이에요. 접시 하나만 크게 보이면 좋겠어요.',
    delivered: {
      text: '접시를 위에서 본 모습으로 그렸어요.',
      file: '둥근 접시 소식.png',
      work: { kind: 'PLATE', words: '둥근 접시', ground: 'quaternary', ink: 'main' },
    },
    changes: {
      text: '바탕을 조금 더 진하게 해 주세요. 피드에서 잘 안 보여요.',
      delivered: {
        text: '바탕과 접시의 색을 바꿨어요.',
        file: '둥근 접시 소식 2차.png',
        work: { kind: 'PLATE', words: '둥근 접시', ground: 'main', ink: 'quaternary' },
      },
    },
  },
  {
    renewal: 7,
    product: 11,
    form: '1280 × 720 px',
    title: '물레 영상 표지',
    request: '물레 돌리는 영상의 표지예요. 제목은 "닷새의 기다림"이에요.',
    delivered: {
      text: '제목이 작은 화면에서도 보이게 크게 넣었어요.',
      file: '물레 영상 표지.png',
      work: { kind: 'COVER', words: '닷새의 기다림', ground: 'main', ink: 'quaternary' },
    },
  },
  {
    renewal: 11,
    product: 8,
    form: '1080 × 1080 px',
    title: '국그릇 소식',
    request: '손잡이를 넓힌 국그릇을 알리는 글 한 장이에요. 김이 오르는 그릇 하나면 돼요.',
    delivered: {
      text: '국그릇 한 그릇이에요. 글자는 가이드의 고운바탕을 썼어요.',
      file: '국그릇 소식.png',
      work: { kind: 'BOWL', words: '국그릇', ground: 'secondary', ink: 'main' },
    },
  },
  {
    renewal: 13,
    product: 8,
    form: '1080 × 1080 px',
    title: '가마 여는 날',
    request: '다음 달 가마 여는 날을 알려 주세요. 날짜는 글에 적을 테니 그림에는 넣지 않아도 돼요.',
    delivered: {
      text: '가마에서 나온 그릇들로 그렸어요.',
      file: '가마 여는 날.png',
      work: { kind: 'BOWL', words: '가마 여는 날', ground: 'quaternary', ink: 'main' },
    },
  },
]

interface Desk {
  readonly kysely: Kysely<DB>
  readonly storage: Storage
  readonly draw: (work: Work) => Promise<Buffer>
  readonly idBrand: number
  /** Who asked, and who did it. */
  readonly idAccount: number
  readonly designer: { readonly id: number; readonly name: string }
}

/** Lets a task be asked for, done and accepted in the days after `day`, by the code of the team's and of the staff's calls. */
export async function finishTask(desk: Desk, task: PastTask, day: string): Promise<void> {
  const { kysely, idBrand, idAccount, designer } = desk
  const at = (days: number, hours: number, minutes: number) =>
    new Date(startOfSeoulDay(addDays(day, days)) + (hours * 60 + minutes) * 60_000)
  const transact = <T>(work: (db: Transaction<DB>) => Promise<T>) => inTransaction(kysely, work)
  const ofTeam = { side: 'TEAM', account_id: idAccount } as const
  const ofStaff = { side: 'STAFF', account_id: designer.id } as const

  const products = [task.product]
  const price = priceOfProducts(products) ?? 0
  const { title, request } = task
  const { id } = await transact((db) =>
    storePaidRequest(db, {
      ...{ brand: idBrand, account: idAccount, share: null, at: at(2, 11, 20) },
      ...{ title, request, products, price, forms: task.form ? ([[task.product, task.form]] as const) : [] },
    }),
  )
  const about = { brand: idBrand, task: id }
  const move = async (db: Transaction<DB>, step: TaskStep, at: Date, staff?: number) =>
    moveTask(db, await lockTask(db, idBrand, id), step, { at, ...(staff === undefined ? {} : { staff }) })

  const deliver = async ({ text, file, work }: Delivery, at: Date) => {
    const bytes = await desk.draw(work)
    const stored = await storeDelivery(desk.storage, idBrand, { bytes, name: file })
    await transact(async (db) => {
      await lockDrives(db, idBrand)
      const task = await move(db, 'deliver', at)
      const message = await insertMessage(db, task, { ...ofStaff, kind: 'DELIVERY', text }, at)
      const kept = await insertInDrive(db, { ...stored, created_at: at })
      await attachFiles(db, task, [kept], message.id)
      await noteAct(db, designer, 'DELIVER', about, kept.name, at)
    })
  }

  await transact(async (db) => {
    await move(db, 'take', at(3, 10, 5), designer.id)
    await noteAct(db, designer, 'TAKE', about, null, at(3, 10, 5))
  })
  await deliver(task.delivered, at(5, 16, 40))
  const { changes } = task
  if (changes) {
    await transact(async (db) => {
      const moved = await move(db, 'revise', at(6, 9, 15))
      await insertMessage(db, moved, { ...ofTeam, kind: 'CHANGES', text: changes.text }, at(6, 9, 15))
    })
    await deliver(changes.delivered, at(7, 14, 30))
  }
  await transact(async (db) => {
    await move(db, 'accept', at(8, 10, 50))
    // Its mails are of days that have passed: they are not sent today.
    await db.deleteFrom('task_mail').where('brand_id', '=', idBrand).where('task_id', '=', id).execute()
  })
}

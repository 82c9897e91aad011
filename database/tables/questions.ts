/** What a shop asks of buyers and on visits, and what they answered. */
import type { Answers, Content } from '#domain/questions/questions.ts';
import type { Defaulted, Json, Tenant } from './columns.ts';

type QuestionSetRow = Tenant & {
  set_id: string;
  kind: string;
  content: Json<Content>;
  published_no: Defaulted<number>;
  has_changes: Defaulted<boolean>;
  is_closed: Defaulted<boolean>;
  version: Defaulted<number>;
  created_at: Date;
};

type QuestionVersionRow = Tenant & {
  set_id: string;
  version_no: number;
  content: Json<Content>;
  published_at: Date;
  published_by: string;
};

type QuestionAnswerRow = Tenant & {
  answer_id: Defaulted<number>;
  set_id: string;
  version_no: number;
  kind: string;
  customer_code: string | null;
  sale_unit: string;
  day: Date;
  answered_at: Date;
  answered_by: string;
  is_complete: boolean;
  answers: Json<Answers>;
  written: Json<Answers>;
};

export type QuestionTables = {
  question_sets: QuestionSetRow;
  question_versions: QuestionVersionRow;
  question_answers: QuestionAnswerRow;
};

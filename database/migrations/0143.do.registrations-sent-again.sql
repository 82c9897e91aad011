-- A refused registration can be corrected and sent again: when it last was, and how often on that day. The reason of the
-- refusal before stays in refusal_reason while it waits again.
alter table customers add column resent_at timestamptz, add column resent_that_day smallint not null default 0;

-- When an applicant last changed the bank account or a photo of an application that waits: who decides has seen that one.
alter table merchant_applications add column changed_at timestamptz;

-- A return that was written by mistake is taken back: its document stays, and counts no more. The cash of a step that
-- booked it is known as such, so that both are taken back together.

alter table order_returns
  add column undone_at timestamptz,
  add column undone_by_kind text,
  add column undone_by text,
  add constraint order_returns_undone_check
    check ((undone_at is null) = (undone_by_kind is null) and (undone_at is null) = (undone_by is null));
grant update (undone_at, undone_by_kind, undone_by) on order_returns to shop_app;

alter table cash_receipts add column with_step boolean not null default false;

-- Whom a member of staff has visited today: what they answered and took there (orders have an index of theirs).
create index question_answers_of_staff on question_answers (tenant_id, answered_by, day) where answered_by <> '';
create index customer_photos_of_staff on customer_photos (tenant_id, taken_by, at);

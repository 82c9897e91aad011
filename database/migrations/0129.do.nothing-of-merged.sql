-- A call that was let in before a merge might have written a number or password of the profile given up after it: nobody signs in by
-- that profile, and its number could be nobody else's. What was left so goes, and nothing can be left so again.
update profiles set username = null, mobile = null, email = null, password_hash = null, picture_file_id = null
where merged_into is not null
  and (username is not null or mobile is not null or email is not null or password_hash is not null or picture_file_id is not null);
alter table profiles add constraint profiles_merged_signs_in check (
  merged_into is null or (username is null and mobile is null and email is null and password_hash is null and picture_file_id is null));

-- Goods are not held for who is gone.
create trigger refuse_erased after insert on stock_holds for each row execute function refuse_erased();

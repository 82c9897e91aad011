#!/usr/bin/env bash
# Run once by the database's image: the owner that migrates and the role of the app, neither a superuser.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U postgres -v owner_password="$OWNER_PASSWORD" -v shop_password="$SHOP_PASSWORD" <<'SQL'
create role shop_owner login createrole password :'owner_password';
create role shop login password :'shop_password';
create database shop owner shop_owner encoding 'UTF8' template template0;
SQL
